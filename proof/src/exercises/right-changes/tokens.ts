/** Programs in Python as tokens, so that texts, attributes and keyword arguments stay as they are. */

export type Token = {
    readonly kind: "text" | "formatted" | "comment" | "name" | "number" | "space" | "line" | "sign";
    readonly text: string;
    /** The number of brackets that are open before it. */
    readonly depth: number;
};

const anyToken = new RegExp(
    [
        /(?<text>(?<prefix>[rRbBuUfF]{0,2})(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'))/u,
        /(?<comment>#[^\n]*)/u,
        /(?<name>[\p{L}_][\p{L}\p{M}\p{N}_]*)/u,
        /(?<number>\d[\w.]*)/u,
        /(?<line>\n)/u,
        /(?<space>[ \t]+|\\\n)/u,
        /(?<sign>\*\*=?|\/\/=?|[=!<>+\-*/%|&^@:]=|->|.)/u,
    ]
        .map(({ source }) => source)
        .join("|"),
    "gu",
);

/** The tokens of a program in Python. Joined, they are the program. */
export function tokensOf(program: string): readonly Token[] {
    let depth = 0;
    return [...program.matchAll(anyToken)].map(({ 0: text, groups = {} }) => {
        const { prefix = "", comment, name, number, line, space, sign } = groups;
        if ([")", "]", "}"].includes(text)) depth -= 1;
        const at = depth;
        if (["(", "[", "{"].includes(text)) depth += 1;
        const others = { comment, name, number, line, space, sign };
        const [other] = Object.entries(others).find(([, found]) => found !== undefined) ?? [];
        const kind = (other ?? (/f/i.test(prefix) ? "formatted" : "text")) as Token["kind"];
        return { kind, text, depth: at };
    });
}

export const textOf = (tokens: readonly Pick<Token, "text">[]): string => tokens.map(({ text }) => text).join("");

const isMeaningful = ({ kind }: Token): boolean => !["space", "comment", "line"].includes(kind);

/** Changes each token by what it is and by the meaningful tokens around it. */
export function mapTokens(
    program: string,
    map: (token: Token, before: Token | undefined, after: Token | undefined) => string,
): string {
    const tokens = tokensOf(program);
    return textOf(
        tokens.map((token, index) => ({
            text: map(token, tokens.slice(0, index).findLast(isMeaningful), tokens.slice(index + 1).find(isMeaningful)),
        })),
    );
}

/** The statements of a program, without spaces and comments. One that ends in `:` is a statement of its own. */
export function statementsOf(program: string): readonly (readonly Token[])[] {
    const statements: Token[][] = [[]];
    for (const token of tokensOf(program)) {
        if (token.kind === "line" && token.depth === 0) statements.push([]);
        else if (isMeaningful(token)) statements.at(-1)?.push(token);
    }
    return statements;
}
