/** Walks through the syntax trees of Lezer's parsers. */
import type { Parser, SyntaxNode } from "@lezer/common";
import { type Expression, mostLevels, type Program, type Statement, unknown, value } from "./program.ts";

/** How a language's nodes become expressions and statements, by their names. */
export type Grammar = {
    readonly expressions: Readonly<Record<string, (node: SyntaxNode, reader: Reader) => Expression>>;
    readonly statements: Readonly<
        Record<string, (node: SyntaxNode, reader: Reader) => Statement | readonly Statement[]>
    >;
    /** The nodes of which a program is none of its parts: `import`, `(`, a comment. */
    readonly ignored: RegExp;
};

/** Reads the nodes of one program. */
export type Reader = {
    readonly text: (node: SyntaxNode | null | undefined) => string;
    readonly expression: (node: SyntaxNode | null | undefined) => Expression;
    readonly expressions: (node: SyntaxNode | null | undefined) => readonly Expression[];
    /** The statements in a node. */
    readonly statements: (node: SyntaxNode | null | undefined) => readonly Statement[];
};

/** The children of a node. */
export function childrenOf(node: SyntaxNode | null | undefined): readonly SyntaxNode[] {
    const children: SyntaxNode[] = [];
    for (let child = node?.firstChild ?? null; child; child = child.nextSibling) children.push(child);
    return children;
}

/** Reads a program of a language. */
export function readProgram(code: string, parser: Parser, grammar: Grammar): Program {
    const tree = parser.parse(code);
    let isBroken = false;
    tree.iterate({
        enter: ({ type }) => {
            isBroken ||= type.isError;
        },
    });
    return { statements: readerOf(code, grammar).statements(tree.topNode), isBroken };
}

/** A number with its sign, and what another operator stands before. @param operand the last node */
export function signed(node: SyntaxNode, operand: SyntaxNode | undefined, { expression, text }: Reader): Expression {
    const of = expression(operand);
    const isNegative = of.kind === "value" && typeof of.value === "number" && text(node).startsWith("-");
    return isNegative ? value(-Number(of.value)) : unknown(of);
}

/** A reader of the nodes of a program. What is nested too deep is unknown. */
function readerOf(code: string, { expressions, statements, ignored }: Grammar): Reader {
    let level = 0;
    const deeper = <Result>(read: () => Result, otherwise: Result): Result => {
        if (level >= mostLevels) return otherwise;
        level += 1;
        const result = read();
        level -= 1;
        return result;
    };
    const isPart = (node: SyntaxNode) => !ignored.test(node.name);
    const reader: Reader = {
        text: (node) => (node ? code.slice(node.from, node.to) : ""),
        expression: (node) => {
            if (!node) return unknown();
            const read = expressions[node.name];
            return deeper(() => (read ? read(node, reader) : unknown(...reader.expressions(node))), unknown());
        },
        expressions: (node) => childrenOf(node).filter(isPart).map(reader.expression),
        statements: (node) =>
            childrenOf(node)
                .filter(isPart)
                .flatMap((child) => {
                    const read = statements[child.name];
                    if (read) return deeper(() => read(child, reader), []);
                    return { kind: "run" as const, value: reader.expression(child) };
                }),
    };
    return reader;
}
