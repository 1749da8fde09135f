/** Reads JavaScript and TypeScript. */
import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/javascript";
import {
    type Argument,
    type Expression,
    type ImportedName,
    type Parameter,
    type Program,
    run,
    type Statement,
    unknown,
    value,
    withoutEscapes,
} from "./program.ts";
import { childrenOf, type Grammar, type Reader, readProgram, signed } from "./syntax.ts";

const typescript = parser.configure({ dialect: "ts jsx" });

/** Reads a program, or a part of one. */
export const readJavaScript = (code: string): Program => readProgram(code, typescript, grammar);

const isMark = (node: SyntaxNode): boolean =>
    /^[^\w]+$/.test(node.name) || /^(?:LineComment|BlockComment|Equals|Spread|Star|Arrow)$/.test(node.name);

const grammar: Grammar = {
    ignored:
        /^(?:[^\w⚠]+|LineComment|BlockComment|Hashbang|TypeAnnotation|TypeArgList|Equals|Arrow|Spread|Interpolation(?:Start|End)|ArithOp|CompareOp|LogicOp|BitOp|UpdateOp|const|let|var|await|async|new|export|default|if|else|for|of|in|while|do|try|catch|finally|return|throw|function|class|typeof|void|delete|as|satisfies|Label|break|continue)$/,
    expressions: {
        String: (node, { text }) => value(withoutEscapes(text(node).slice(1, -1))),
        TemplateString: (node, reader) => templateString(node, reader),
        Number: (node, { text }) => value(Number(text(node).replaceAll("_", ""))),
        BooleanLiteral: (node, { text }) => value(text(node) === "true"),
        null: () => value(null),
        VariableName: (node, { text }) =>
            text(node) === "undefined" ? value(undefined) : { kind: "name", name: text(node) },
        ArrayExpression: (node, { expressions }) =>
            node.getChild("Spread") ? unknown(...expressions(node)) : { kind: "list", items: expressions(node) },
        ObjectExpression: (node, reader) => ({
            kind: "record",
            entries: node.getChildren("Property").flatMap((property) => propertyOf(property, reader)),
        }),
        ParenthesizedExpression: (node, { expression }) => expression(innerOf(node)),
        AwaitExpression: (node, { expression }) => expression(innerOf(node)),
        UnaryExpression: (node, reader) => signed(node, innerOf(node), reader),
        BinaryExpression: (node, { expression, expressions, text }) => {
            const [first, operator] = childrenOf(node);
            // `value as Type`
            if (operator?.name === "as" || operator?.name === "satisfies") return expression(first);
            return text(operator) === "+" ? { kind: "text", parts: expressions(node) } : unknown(...expressions(node));
        },
        PostfixExpression: (node, { expression }) => expression(node.firstChild),
        MemberExpression: (node, { expression, text }) => {
            const [of, mark, name] = childrenOf(node);
            const key = mark?.name === "." || mark?.name === "?." ? value(text(name)) : expression(name);
            return { kind: "member", of: expression(of), name: key };
        },
        CallExpression: (node, reader) => callExpression(node, reader),
        NewExpression: (node, reader) => callExpression(node, reader),
        ArrowFunction: (node, reader) => functionExpression(node, reader),
        FunctionExpression: (node, reader) => functionExpression(node, reader),
    },
    statements: {
        ImportDeclaration: (node, { text }) => importDeclaration(text(node)),
        ExportDeclaration: (node, { statements }) => statements(node),
        ExpressionStatement: (node, { expression }) => run(expression(node.firstChild)),
        VariableDeclaration: (node, reader) => variableDeclaration(node, reader),
        ReturnStatement: (node, { expression }) => ({ kind: "return", value: expression(innerOf(node)) }),
        FunctionDeclaration: (node, reader) => ({
            kind: "assign",
            names: [reader.text(node.getChild("VariableDefinition"))],
            value: functionExpression(node, reader),
        }),
        Block: (node, { statements }) => statements(node),
        ForStatement: (node, reader) => forStatement(node, reader),
        IfStatement: (node, reader) => {
            const [condition, ...bodies] = childrenOf(node).filter((child) => !/^(?:if|else)$/.test(child.name));
            return {
                kind: "if",
                condition: reader.expression(condition),
                body: bodies.flatMap((body) => statementsOf(body, reader)),
            };
        },
        WhileStatement: (node, reader) => other("a loop", node, reader),
        TryStatement: (node, reader) => other("a try", node, reader),
        ThrowStatement: () => [],
        ClassDeclaration: (node, reader) => [
            { kind: "assign", names: [reader.text(node.getChild("VariableDefinition"))], value: unknown() },
            other("a class", node, reader),
        ],
        InterfaceDeclaration: () => [],
        TypeAliasDeclaration: () => [],
    },
};

/** The one expression in a node: behind `(`, `await`, `-`, `return`. */
const innerOf = (node: SyntaxNode): SyntaxNode | undefined =>
    childrenOf(node).findLast((child) => !isMark(child) && !/^(?:await|return|ArithOp|LogicOp)$/.test(child.name));

/** A body: a block, or a single statement. */
const statementsOf = (node: SyntaxNode | null | undefined, reader: Reader): readonly Statement[] => {
    if (!node) return [];
    if (node.name === "Block") return reader.statements(node);
    const read = grammar.statements[node.name];
    return read ? [read(node, reader)].flat() : [run(reader.expression(node))];
};

const other = (what: string, node: SyntaxNode, reader: Reader): Statement => ({
    kind: "other",
    what,
    body: childrenOf(node).flatMap((child): readonly Statement[] => {
        if (/^(?:Block|ClassBody|MethodDeclaration)$/.test(child.name)) return reader.statements(child);
        return isMark(child) || /^[a-z]/.test(child.name) ? [] : [run(reader.expression(child))];
    }),
});

function propertyOf(
    node: SyntaxNode,
    { expression, expressions, text }: Reader,
): readonly (readonly [Expression, Expression])[] {
    const [key, , of] = childrenOf(node);
    if (key?.name === "Spread") return [[unknown(), unknown(...expressions(node))]];
    const name = key?.name === "PropertyDefinition" ? value(text(key)) : expression(key);
    if (childrenOf(node).length === 1) return [[name, { kind: "name", name: text(key) }]];
    return [[key?.name === "[" ? unknown() : name, expression(of)]];
}

function callExpression(node: SyntaxNode, reader: Reader): Expression {
    const [callee] = childrenOf(node).filter((child) => child.name !== "new");
    const list = node.getChild("ArgList");
    const args: Argument[] = childrenOf(list).flatMap((child, index, all) => {
        if (isMark(child)) return [];
        const isSpread = all[index - 1]?.name === "Spread";
        return { name: isSpread ? "..." : undefined, value: reader.expression(child) };
    });
    return { kind: "call", callee: reader.expression(callee), args };
}

function functionExpression(node: SyntaxNode, reader: Reader): Expression {
    const body = node.lastChild;
    return {
        kind: "function",
        parameters: parametersOf(node.getChild("ParamList"), reader),
        body: body?.name === "Block" ? reader.statements(body) : [{ kind: "return", value: reader.expression(body) }],
    };
}

function parametersOf(list: SyntaxNode | null, { expression, text }: Reader): readonly Parameter[] {
    const children = childrenOf(list);
    return children.flatMap((child, index) => {
        if (child.name !== "VariableDefinition") return [];
        const isDefault = children[index + 1]?.name === "Equals";
        return { name: text(child), value: isDefault ? expression(children[index + 2]) : undefined };
    });
}

function variableDeclaration(node: SyntaxNode, { expression, text }: Reader): readonly Statement[] {
    const children = childrenOf(node);
    return children.flatMap((child, index): readonly Statement[] => {
        if (child.name !== "Equals") return [];
        const target = children.slice(0, index).findLast(({ name }) => name !== "TypeAnnotation");
        const of = expression(children[index + 1]);
        if (target?.name === "VariableDefinition") return [{ kind: "assign", names: [text(target)], value: of }];
        const module = requiredModule(of);
        const names = [...text(target).matchAll(/(\w+)(?:\s*:\s*(\w+))?/g)].map(([, name = "", as = name]) => ({
            name,
            as,
        }));
        if (module !== undefined) return [{ kind: "import", module, names }];
        return [{ kind: "assign", names: names.map(({ as }) => as), value: of, isPart: true }];
    });
}

function requiredModule(of: Expression): string | undefined {
    if (of.kind !== "call" || of.callee.kind !== "name" || of.callee.name !== "require") return undefined;
    const [argument] = of.args;
    return argument?.value.kind === "value" ? String(argument.value.value) : undefined;
}

function forStatement(node: SyntaxNode, reader: Reader): Statement {
    const spec = node.getChild("ForOfSpec");
    const body = statementsOf(node.lastChild, reader);
    if (!spec) return { kind: "other", what: "a loop", body };
    const definition = childrenOf(spec).find(({ name }) => /Definition|Pattern|VariableName/.test(name));
    const over = childrenOf(spec).findLast((child) => !isMark(child));
    return { kind: "each", name: reader.text(definition), over: reader.expression(over), body };
}

function importDeclaration(source: string): readonly Statement[] {
    const [, clause = "", module = ""] =
        /^import\s+(?:type\s+)?(.*?)\s*(?:from\s*)?["']([^"']+)["']/s.exec(source) ?? [];
    const [, group = ""] = /\{([^}]*)\}/.exec(clause) ?? [];
    const names: ImportedName[] = group.split(",").flatMap((item) => {
        const [, name, as = name] = /^\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?/.exec(item) ?? [];
        return name === undefined || as === undefined ? [] : [{ name, as }];
    });
    const [, whole] = /^\s*(?:\*\s*as\s+)?([\w$]+)/.exec(clause) ?? [];
    const isDefault = whole !== undefined && !clause.trimStart().startsWith("*");
    if (whole !== undefined) names.push({ name: isDefault ? "default" : undefined, as: whole });
    return [{ kind: "import", module, names }];
}

function templateString(node: SyntaxNode, { text, expression }: Reader): Expression {
    const parts: Expression[] = [];
    let at = node.from + 1;
    const addText = (to: number) => {
        const piece = text(node).slice(at - node.from, to - node.from);
        if (piece !== "") parts.push(value(withoutEscapes(piece)));
    };
    for (const interpolation of node.getChildren("Interpolation")) {
        addText(interpolation.from);
        parts.push(expression(childrenOf(interpolation)[1]));
        at = interpolation.to;
    }
    addText(node.to - 1);
    return { kind: "text", parts };
}
