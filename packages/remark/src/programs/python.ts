/** Reads Python. */
import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/python";
import {
    type Argument,
    type Expression,
    type Parameter,
    type Program,
    run,
    type Statement,
    unknown,
    value,
    withoutEscapes,
} from "./program.ts";
import { childrenOf, type Grammar, type Reader, readProgram, signed } from "./syntax.ts";

/** Reads a program, a notebook's cell, or what a session shows. */
export function readPython(code: string): Program {
    const plain = code.replaceAll(/^(?:>>>|\.\.\.)(?: |$)/gm, "");
    // A notebook's commands are no Python.
    const program = plain.replaceAll(/^[ \t]*[!%].*$/gm, (line) => "#".padEnd(line.length, " "));
    const read = readProgram(program, parser, grammar);
    if (program === plain) return read;
    return { ...read, statements: [{ kind: "other", what: "a command of a notebook", body: [] }, ...read.statements] };
}

/** The children between which an operator or a mark stands. */
const between = (node: SyntaxNode, mark: string): readonly (readonly SyntaxNode[])[] => {
    const groups: SyntaxNode[][] = [[]];
    for (const child of childrenOf(node)) {
        if (child.name === mark) groups.push([]);
        else groups.at(-1)?.push(child);
    }
    return groups;
};

const isMark = (node: SyntaxNode): boolean => /^[^\w]+$/.test(node.name) || node.name === "Comment";

const lastOf = (node: SyntaxNode): SyntaxNode | undefined => childrenOf(node).findLast((child) => !isMark(child));

const grammar: Grammar = {
    ignored:
        /^(?:[^\w⚠]+|Comment|AssignOp|ArithOp|CompareOp|LogicOp|async|await|pass|break|continue|yield|not|and|or|is|in|if|else|elif|for|while|with|as|def|class|return|lambda|from|import|del|global|raise|try|except|finally|assert)$/,
    expressions: {
        String: (node, { text }) => value(textOfString(text(node))),
        ContinuedString: (node, { expressions }) => ({ kind: "text", parts: expressions(node) }),
        FormatString: (node, reader) => formatString(node, reader),
        Number: (node, { text }) => value(Number(text(node).replaceAll("_", ""))),
        Boolean: (node, { text }) => value(text(node) === "True"),
        None: () => value(null),
        VariableName: (node, { text }) => ({ kind: "name", name: text(node) }),
        ArrayExpression: (node, { expressions }) => ({ kind: "list", items: expressions(node) }),
        TupleExpression: (node, { expressions }) => ({ kind: "list", items: expressions(node) }),
        DictionaryExpression: (node, { expression }) => {
            const pairs = between(node, ",")
                .map((group) => group.filter((child) => !isMark(child) || /^\*+$/.test(child.name)))
                .filter((group) => group.length > 0);
            if (pairs.some((pair) => pair.length !== 2 || pair.some(isMark)))
                return unknown(...pairs.flat().map(expression));
            return {
                kind: "record",
                entries: pairs.map(([key, of]) => [expression(key), expression(of)] as const),
            };
        },
        ParenthesizedExpression: (node, { expression }) => expression(lastOf(node)),
        AwaitExpression: (node, { expression }) => expression(lastOf(node)),
        UnaryExpression: (node, reader) => signed(node, lastOf(node), reader),
        BinaryExpression: (node, { expressions, text }) =>
            text(childrenOf(node)[1]) === "+"
                ? { kind: "text", parts: expressions(node) }
                : unknown(...expressions(node)),
        MemberExpression: (node, reader) => {
            const [of, mark, name] = childrenOf(node);
            const { expression, text } = reader;
            if (mark?.name === ".") return { kind: "member", of: expression(of), name: value(text(name)) };
            return { kind: "member", of: expression(of), name: expression(name) };
        },
        CallExpression: (node, reader) => {
            const [callee, args] = childrenOf(node);
            return { kind: "call", callee: reader.expression(callee), args: argumentsOf(args, reader) };
        },
        LambdaExpression: (node, reader) => {
            const body = lastOf(node);
            const parameters = parametersOf(node.getChild("ParamList"), reader);
            return { kind: "function", parameters, body: [{ kind: "return", value: reader.expression(body) }] };
        },
    },
    statements: {
        ImportStatement: (node, { text }) => importStatement(node, text),
        ExpressionStatement: (node, { expression }) => run(expression(node.firstChild)),
        AssignStatement: (node, reader) => assignment(node, reader),
        UpdateStatement: (node, { expressions }) => run(unknown(...expressions(node))),
        ReturnStatement: (node, { expression }) => ({ kind: "return", value: expression(lastOf(node)) }),
        FunctionDefinition: (node, reader) => ({
            kind: "assign",
            names: [reader.text(node.getChild("VariableName"))],
            value: {
                kind: "function",
                parameters: parametersOf(node.getChild("ParamList"), reader),
                body: reader.statements(node.getChild("Body")),
            },
        }),
        ForStatement: (node, reader) => {
            const parts = childrenOf(node).filter((child) => !/^(?:for|in|async|Body|else)$/.test(child.name));
            return {
                kind: "each",
                name: reader.text(parts[0]),
                over: reader.expression(parts.at(-1)),
                body: reader.statements(node.getChild("Body")),
            };
        },
        WithStatement: (node, reader) => withStatement(node, reader),
        IfStatement: (node, reader) => ifStatement(node, reader),
        WhileStatement: (node, reader) => other("a loop", node, reader),
        TryStatement: (node, reader) => other("a try", node, reader),
        ClassDefinition: (node, reader) => [
            { kind: "assign", names: [reader.text(node.getChild("VariableName"))], value: unknown() },
            other("a class", node, reader),
        ],
        DecoratedStatement: (node, reader) => other("a decorator", node, reader),
        RaiseStatement: () => [],
        PassStatement: () => [],
        StatementGroup: (node, { statements }) => statements(node),
    },
};

function other(what: string, node: SyntaxNode, reader: Reader): Statement {
    const inner = childrenOf(node).flatMap((child): readonly Statement[] => {
        if (child.name === "Body") return reader.statements(child);
        if (/Definition$/.test(child.name)) return reader.statements(node);
        return isMark(child) || /^[a-z]/.test(child.name) ? [] : [run(reader.expression(child))];
    });
    return { kind: "other", what, body: inner };
}

function argumentsOf(list: SyntaxNode | undefined, { expression, text }: Reader): readonly Argument[] {
    if (list?.name !== "ArgList") return [];
    return between(list, ",").flatMap((group) => {
        const parts = group.filter((child) => !/^[()]$|^Comment$/.test(child.name));
        const [first, second, third] = parts;
        if (!first) return [];
        if (second?.name === "AssignOp") return { name: text(first), value: expression(third) };
        if (isMark(first)) return { name: text(first), value: expression(second) };
        return { name: undefined, value: parts.length === 1 ? expression(first) : unknown(...parts.map(expression)) };
    });
}

function parametersOf(list: SyntaxNode | null, { expression, text }: Reader): readonly Parameter[] {
    if (!list) return [];
    return between(list, ",").flatMap((group) => {
        const parts = group.filter((child) => !/^[()]$|^TypeDef$|^Comment$/.test(child.name));
        const [first, second, third] = parts;
        if (first?.name !== "VariableName") return [];
        return { name: text(first), value: second?.name === "AssignOp" ? expression(third) : undefined };
    });
}

/** `a = value`, `a: Type = value`, `a, b = values`, `a.b = value`. */
function assignment(node: SyntaxNode, { expression, text }: Reader): Statement {
    const children = childrenOf(node);
    const at = children.findLastIndex((child) => child.name === "AssignOp");
    if (at === -1) return { kind: "assign", names: [], value: unknown() };
    const targets = children.slice(0, at).filter((child) => !isMark(child) && child.name !== "TypeDef");
    const values = children.slice(at + 1).filter((child) => !isMark(child));
    const names = targets.map((child) => (child.name === "VariableName" ? text(child) : ""));
    const [only] = values;
    if (values.length === 1 && names.length === 1 && names[0] !== "")
        return { kind: "assign", names, value: expression(only) };
    const parts = values.map(expression);
    return {
        kind: "assign",
        names,
        value: parts.length === 1 && parts[0] ? parts[0] : unknown(...parts),
        isPart: true,
    };
}

function importStatement(node: SyntaxNode, text: Reader["text"]): readonly Statement[] {
    const source = text(node);
    const [, from = "", names = ""] = /^from\s+([\w.]+)\s+import\s+\(?([^)]*)\)?/s.exec(source) ?? [];
    const listed = (from === "" ? source.replace(/^import\s+/, "") : names).split(",");
    const pairs = listed.flatMap((item) => {
        const [, name, as] = /^\s*([\w.]+)(?:\s+as\s+(\w+))?/.exec(item) ?? [];
        return name === undefined ? [] : [{ name, as }];
    });
    if (from !== "")
        return [{ kind: "import", module: from, names: pairs.map(({ name, as = name }) => ({ name, as })) }];
    // `import a.b` names the first of them.
    return pairs.map(({ name, as }) => {
        const first = name.split(".")[0] ?? name;
        return {
            kind: "import",
            module: as === undefined ? first : name,
            names: [{ name: undefined, as: as ?? first }],
        };
    });
}

function withStatement(node: SyntaxNode, reader: Reader): readonly Statement[] {
    const head = childrenOf(node).filter((child) => !/^(?:with|async|Body)$/.test(child.name) && !isMark(child));
    const opened = head.flatMap((child, index): readonly Statement[] => {
        if (child.name === "as" || head[index - 1]?.name === "as") return [];
        const of = reader.expression(child);
        const target = head[index + 1]?.name === "as" ? head[index + 2] : undefined;
        return [target ? { kind: "assign", names: [reader.text(target)], value: of } : run(of)];
    });
    return [...opened, ...reader.statements(node.getChild("Body"))];
}

function ifStatement(node: SyntaxNode, reader: Reader): Statement {
    const { text, expression, statements } = reader;
    const condition = childrenOf(node).find((child) => child.name !== "if");
    const bodies = node.getChildren("Body").flatMap((body) => statements(body));
    if (/^__name__\s*==/.test(text(condition))) return { kind: "if", condition: undefined, body: bodies };
    return { kind: "if", condition: expression(condition), body: bodies };
}

/** The text of a literal, with its prefix and its quotation marks. */
function textOfString(literal: string): string {
    const [, prefix = "", quote = ""] = /^([a-z]*)("""|'''|"|')/i.exec(literal) ?? [];
    const text = literal.slice(prefix.length + quote.length, literal.endsWith(quote) ? -quote.length : undefined);
    return /r/i.test(prefix) ? text : withoutEscapes(text);
}

function formatString(node: SyntaxNode, { text, expression }: Reader): Expression {
    const literal = text(node);
    const [, prefix = "", quote = ""] = /^([a-z]*)("""|'''|"|')/i.exec(literal) ?? [];
    const parts: Expression[] = [];
    let at = node.from + prefix.length + quote.length;
    const addText = (to: number) => {
        const piece = literal
            .slice(at - node.from, to - node.from)
            .replaceAll(/\{\{|\}\}/g, (braces) => braces.charAt(0));
        if (piece !== "") parts.push(value(/r/i.test(prefix) ? piece : withoutEscapes(piece)));
    };
    for (const replacement of node.getChildren("FormatReplacement")) {
        addText(replacement.from);
        const [, inner, ...rest] = childrenOf(replacement);
        const of = expression(inner);
        parts.push(rest.every(isMark) ? of : unknown(of));
        at = replacement.to;
    }
    addText(node.to - quote.length);
    return { kind: "text", parts };
}
