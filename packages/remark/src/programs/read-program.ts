/** Reads Python, JavaScript and TypeScript by Lezer's grammars: what a program imports, names and calls. */
import type { SyntaxNode } from "@lezer/common";
import { parser as javascript } from "@lezer/javascript";
import { parser as python } from "@lezer/python";
import type { Reading } from "./reading.ts";
import { type Arguments, joined, known, memberOf, outputValue, record, unknownValue, type Value } from "./value.ts";

const parsers = { js: javascript.configure({ dialect: "ts jsx" }), python } as const;

/** How deep a program may be nested: each level takes a part of the stack. */
const maxLevels = 100;

/** What no call can express, for people. */
const others: ReadonlyMap<string, string> = new Map([
    ["WhileStatement", "a loop"],
    ["TryStatement", "a try"],
    ["DecoratedStatement", "a decorator"],
    ...["ClassDefinition", "ClassDeclaration"].map((name) => [name, "a class"] as const),
    ...["FunctionDefinition", "FunctionDeclaration", "FunctionExpression", "ArrowFunction", "LambdaExpression"].map(
        (name) => [name, "a function of its own"] as const,
    ),
]);

/** Reads a program, a part of one, a notebook's cell, or what a session of Python shows. */
export function readProgram(code: string, language: "js" | "python", reading: Reading): void {
    const source = language === "python" ? pythonOf(code, reading) : code;
    const tree = parsers[language].parse(source);
    tree.iterate({
        enter: ({ type }) => {
            if (type.isError) reading.other("it is a part of a program");
        },
    });
    readNode(tree.topNode, { source, reading, level: 0 });
}

/** Without the prompts of a session. A notebook's commands are no Python. */
function pythonOf(code: string, reading: Reading): string {
    const plain = code.replaceAll(/^(?:>>>|\.\.\.)(?: |$)/gm, "");
    return plain.replaceAll(/^[ \t]*[!%].*$/gm, (line) => {
        reading.other("it has a command of a notebook");
        return "#".padEnd(line.length, " ");
    });
}

type Node = SyntaxNode | null | undefined;
type Context = { readonly source: string; readonly reading: Reading; readonly level: number };

/** The children of a node, without its comments. */
function childrenOf(node: Node): readonly SyntaxNode[] {
    const children: SyntaxNode[] = [];
    for (let child = node?.firstChild ?? null; child; child = child.nextSibling)
        if (!child.name.endsWith("Comment")) children.push(child);
    return children;
}

const isMark = ({ name }: SyntaxNode): boolean => /^[^\w⚠]+$/.test(name);

/** The children between the commas in brackets. */
function groupsOf(node: Node): readonly (readonly SyntaxNode[])[] {
    const groups: SyntaxNode[][] = [[]];
    for (const child of childrenOf(node)) {
        if (child.name === ",") groups.push([]);
        else if (!/^[()[\]{}]$/.test(child.name)) groups.at(-1)?.push(child);
    }
    return groups.filter((group) => group.length > 0);
}

const textIn = (node: Node, { source }: Context): string => (node ? source.slice(node.from, node.to) : "");

function readNode(node: Node, context: Context): Value {
    if (!node || context.level >= maxLevels) return unknownValue;
    const inside = { ...context, level: context.level + 1 };
    const { reading } = context;
    const read = (child: Node) => readNode(child, inside);
    const readAll = (children: readonly SyntaxNode[]): Value =>
        children.map(read).some(({ kind }) => kind === "output") ? outputValue : unknownValue;
    const text = (child: Node = node) => textIn(child, context);
    const children = childrenOf(node);
    const other = others.get(node.name);
    if (other !== undefined) {
        reading.other(`it has ${other}`);
        const name = node.getChild("VariableDefinition") ?? node.getChild("VariableName");
        if (/^(?:Class|Function)/.test(node.name) && name) reading.assign(text(name), unknownValue);
    }
    switch (node.name) {
        case "String":
            return known(literalText(text()));
        case "Number":
            return known(Number(text().replaceAll("_", "")));
        case "Boolean":
        case "BooleanLiteral":
            return known(/^true$/i.test(text()));
        case "None":
        case "null":
            return known(null);
        case "VariableName":
            return text() === "undefined" ? known(undefined) : reading.valueOf(text());
        case "ContinuedString":
            return joined(children.map(read));
        case "FormatString":
        case "TemplateString":
            return templateValue(node, inside);
        case "ArrayExpression":
        case "TupleExpression": {
            const groups = groupsOf(node);
            const isPlain = groups.every(([item, ...others]) => item && !isMark(item) && others.length === 0);
            return isPlain ? { kind: "list", items: groups.flat().map(read) } : readAll(children);
        }
        case "DictionaryExpression":
        case "ObjectExpression":
            return recordValue(node, inside);
        case "ParenthesizedExpression":
        case "AwaitExpression":
            return read(children.findLast((child) => !isMark(child)));
        case "PostfixExpression":
            return read(children[0]);
        case "UnaryExpression": {
            const of = read(children.at(-1));
            if (of.kind === "known" && text().startsWith("-")) return known(-Number(of.value));
            return of.kind === "output" ? of : unknownValue;
        }
        case "BinaryExpression": {
            const [first, operator, second] = children;
            if (operator?.name === "as" || operator?.name === "satisfies") return read(first);
            const parts = [read(first), read(second)];
            const isText = parts.every((part) => part.kind !== "known" || typeof part.value === "string");
            if (text(operator) === "+" && isText) return joined(parts);
            return parts.some(({ kind }) => kind === "output") ? outputValue : unknownValue;
        }
        case "MemberExpression": {
            const [of, mark, key] = children;
            const value = read(of);
            if (/^\??\.$/.test(mark?.name ?? "")) return memberOf(value, text(key));
            const index = read(key);
            return memberOf(value, index.kind === "known" ? String(index.value) : undefined);
        }
        case "CallExpression":
        case "NewExpression": {
            const [callee] = children.filter(({ name }) => name !== "new");
            const value = read(callee);
            return reading.call(value, argumentsOf(node.getChild("ArgList"), inside), text(callee));
        }
        case "ImportStatement":
        case "ImportDeclaration":
            for (const [name, path] of importedNames(text())) reading.assign(name, { kind: "library", path });
            return unknownValue;
        case "AssignStatement":
        case "VariableDeclaration":
        case "AssignmentExpression":
            return readAssignments(children, inside);
        case "ForStatement":
        case "WithStatement":
            return readHead(node, inside);
        case "IfStatement": {
            const [, condition, ...bodies] = children;
            if (read(condition).kind !== "output") reading.other("it has a condition");
            return readAll(bodies);
        }
        case "ParamList":
            readParameters(node, inside);
            return unknownValue;
        case "RaiseStatement":
        case "ThrowStatement":
        case "TypeAnnotation":
        case "TypeDef":
        case "TypeArgList":
        case "InterfaceDeclaration":
        case "TypeAliasDeclaration":
            return unknownValue;
        default:
            return readAll(children);
    }
}

/** `a = value`, `a: Type = value`, `a, b = values` of Python; `const a = value, { b, c: d } = value` of JavaScript. */
function readAssignments(children: readonly SyntaxNode[], context: Context): Value {
    const { reading } = context;
    const at = children.findLastIndex(({ name }) => name === "AssignOp");
    const targets = children.slice(0, Math.max(at, 0));
    if (at !== -1) {
        const values = children.slice(at + 1).map((child) => readNode(child, context));
        const [only = unknownValue] = values;
        const isWhole = values.length === 1 && targets.every(({ name }) => name !== ",");
        const value = isWhole || only.kind === "output" ? only : unknownValue;
        for (const target of targets)
            if (target.name === "VariableName") reading.assign(textIn(target, context), value);
    }
    for (const [index, { name }] of children.entries()) {
        if (name !== "Equals") continue;
        const target = children.slice(0, index).findLast((child) => child.name !== "TypeAnnotation");
        const value = readNode(children[index + 1], context);
        const written = textIn(target, context);
        if (/^Variable/.test(target?.name ?? "")) reading.assign(written, value);
        else if (/Pattern$/.test(target?.name ?? ""))
            for (const [, key = "", as = key] of written.matchAll(/([\w$]+)(?:\s*:\s*([\w$]+))?/g))
                reading.assign(as, memberOf(value, key));
    }
    return unknownValue;
}

/** A loop, or a `with`: what its head names, and its body. */
function readHead(node: SyntaxNode, context: Context): Value {
    const { reading } = context;
    const isLoop = node.name === "ForStatement";
    const parts = childrenOf(node.getChild("ForOfSpec") ?? node).filter(
        (child) => !isMark(child) && !/^(?:for|in|of|async|await|with|const|let|var|Body|Block)$/.test(child.name),
    );
    if (isLoop) {
        const [target, over] = [parts[0], parts.at(-1)];
        const value = readNode(over, context);
        if (value.kind !== "output") reading.other("it contains a loop");
        reading.assign(textIn(target, context), value.kind === "output" ? outputValue : unknownValue);
    }
    for (const [index, part] of parts.entries()) {
        if (isLoop || part.name === "as" || parts[index - 1]?.name === "as") continue;
        const value = readNode(part, context);
        if (parts[index + 1]?.name === "as") reading.assign(textIn(parts[index + 2], context), value);
    }
    return readNode(node.lastChild, context);
}

/** The parameters of a function are what they are by default. */
function readParameters(list: SyntaxNode, context: Context): void {
    for (const group of groupsOf(list)) {
        const at = group.findIndex(({ name }) => /^(?:AssignOp|Equals)$/.test(name));
        const name = textIn(group[0], context);
        context.reading.assign(name, at === -1 ? { kind: "unknown", name } : readNode(group[at + 1], context));
    }
}

function recordValue(node: SyntaxNode, context: Context): Value {
    const pairs = groupsOf(node).map((group) => (group[0]?.name === "Property" ? childrenOf(group[0]) : group));
    const entries = pairs.map(([key, colon, of]): readonly [string, Value] | undefined => {
        if (key?.name === "PropertyDefinition" && !colon)
            return [textIn(key, context), context.reading.valueOf(textIn(key, context))];
        const value = readNode(of ?? colon, context);
        if (!key || colon?.name !== ":") return undefined;
        if (key.name === "PropertyDefinition") return [textIn(key, context), value];
        const name = readNode(key, context);
        return name.kind === "known" ? [String(name.value), value] : undefined;
    });
    const known = entries.filter((entry) => entry !== undefined);
    return known.length === entries.length ? record(known) : unknownValue;
}

function argumentsOf(list: Node, context: Context): Arguments {
    const positional: Value[] = [];
    const named = new Map<string, Value>();
    for (const group of groupsOf(list)) {
        const [first, second, third] = group;
        if (second?.name === "AssignOp") named.set(textIn(first, context), readNode(third, context));
        else if (first && (isMark(first) || first.name === "Spread")) {
            const value = readNode(second, context);
            if (value.kind === "record") for (const [key, one] of value.entries) named.set(key, one);
            else named.set(textIn(first, context), value);
        } else positional.push(group.length === 1 ? readNode(first, context) : unknownValue);
    }
    return { positional, named };
}

/** The module of an import without the address and the version of a copy: `https://esm.sh/openai@4.2.0/+esm`. */
const moduleName = (module: string): string =>
    module.replace(/^(?:https?:\/\/[^/]+\/(?:npm\/)?|npm:)(@?[^@]+).*$/s, "$1").replace(/\/\+esm$/, "");

/** The names that an import gives, each with the path that it stands for. */
function importedNames(source: string): readonly (readonly [name: string, path: string])[] {
    const pairsIn = (list: string) =>
        [...list.matchAll(/(?:^|,)\s*(?:type\s+)?([\w$.]+)(?:\s+as\s+([\w$]+))?/g)].map(
            ([, name = "", as]) => [name, as] as const,
        );
    const [, clause = "", written] = /^import\s+(?:type\s+)?(.*?)\s*(?:from\s*)?["']([^"']+)["']/s.exec(source) ?? [];
    const [, from, listed = ""] = /^from\s+([\w.]+)\s+import\s+\(?([^)]*)\)?/s.exec(source) ?? [];
    const module = from ?? moduleName(written ?? "");
    // `import a.b` of Python names the first of them.
    if (module === "")
        return pairsIn(source.replace(/^import\s+/, "")).map(([name, as]) => {
            const [first = name] = name.split(".");
            return as === undefined ? [first, first] : [as, name];
        });
    const [, group = listed] = /\{([^}]*)\}/.exec(clause) ?? [];
    const [, star, whole] = /^\s*(\*\s*as\s+)?([\w$]+)/.exec(clause) ?? [];
    const names = pairsIn(group).map(([name, as = name]) => [as, `${module}.${name}`] as const);
    if (whole === undefined) return names;
    return [...names, [whole, star === undefined ? `${module}.default` : module]];
}

/** The texts and values of a template, one behind the other. */
function templateValue(node: SyntaxNode, context: Context): Value {
    const written = textIn(node, context);
    const [opening = "`"] = /^[a-z]*(?:"""|'''|["'])/i.exec(written) ?? [];
    const quote = opening.replace(/^[a-z]*/i, "");
    const parts: Value[] = [];
    let at = opening.length;
    const addText = (to: number) => {
        const piece = written.slice(at, to);
        parts.push(known(literalText(opening + (quote === "`" ? piece : piece.replaceAll(/([{}])\1/g, "$1")) + quote)));
    };
    for (const hole of [...node.getChildren("Interpolation"), ...node.getChildren("FormatReplacement")]) {
        addText(hole.from - node.from);
        const [, inner, ...rest] = childrenOf(hole);
        const of = readNode(inner, context);
        const isPlain = rest.every((child) => isMark(child) || child.name === "InterpolationEnd");
        parts.push(isPlain ? of : unknownValue);
        at = hole.to - node.from;
    }
    addText(written.length - quote.length);
    return joined(parts);
}

const simpleEscapes: Readonly<Record<string, string>> = {
    ...{ n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", 0: "\0", a: "\u0007" },
};

/** The text of a literal with its prefix and its quotation marks; the languages have the same escapes. */
function literalText(literal: string): string {
    const [opening = "", prefix = "", quote = ""] = /^([a-z]*)("""|'''|["'`])/i.exec(literal) ?? [];
    const text = literal.slice(opening.length, literal.endsWith(quote) ? -quote.length : undefined);
    if (/r/i.test(prefix)) return text;
    return text.replaceAll(
        /\\(?:\r?\n|u\{([\da-f]+)\}|u([\da-f]{4})|U([\da-f]{8})|x([\da-f]{2})|(.))/gis,
        (_, ...groups: readonly (string | undefined)[]) => {
            const [code, other] = [groups[0] ?? groups[1] ?? groups[2] ?? groups[3], groups[4]];
            if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ff_ff));
            return other === undefined ? "" : (simpleEscapes[other] ?? other);
        },
    );
}
