/** Reads what a shell runs: its variables, and the commands with their words. */
import { type Command, type PipelineNode, parse, type Redirection, type Word, type WordPart } from "unbash";
import { type Argument, type Expression, type Program, run, type Statement, unknown, value } from "./program.ts";

type Script = ReturnType<typeof parse>;
type ShellStatement = Script["commands"][number];

/** The argument that stands for what a command reads from a here-document or a here-string. */
export const standardInput = "<";

/** Reads a script, or what is typed at a prompt. A command is a call of its name. */
export function readShell(code: string): Program {
    const script = parse(code.replaceAll(/^[ \t]*[$%>] /gm, ""));
    return { statements: script.commands.flatMap(statementsOf), isBroken: (script.errors?.length ?? 0) > 0 };
}

function statementsOf(node: ShellStatement | ShellStatement["command"] | PipelineNode): readonly Statement[] {
    switch (node.type) {
        case "Statement":
            return statementsOf(node.command);
        case "Command":
            return commandStatements(node);
        case "Pipeline":
        case "AndOr":
            return node.commands.flatMap(statementsOf);
        default:
            return [{ kind: "other", what: "a part of a script", body: [] }];
    }
}

function commandStatements({ name, prefix, suffix, redirects }: Command): readonly Statement[] {
    const variables = [...prefix, ...(name?.value === "export" ? suffix : [])].flatMap((item): readonly Statement[] => {
        if (item.type !== "Assignment") return [];
        const of = item.value.type === "Word" && !item.append && !item.index ? wordValue(item.value) : unknown();
        return [{ kind: "assign", names: [item.name], value: of }];
    });
    if (!name || name.value === "export") return variables;
    const args: readonly Argument[] = suffix.flatMap((item) => {
        if (item.type === "Word") return { name: undefined, value: wordValue(item) };
        // `key=value` may be a word of a command, such as of httpie.
        return item.type === "Assignment" ? { name: undefined, value: value(item.text) } : [];
    });
    const callee = { kind: "name", name: name.value } as const;
    return [...variables, run({ kind: "call", callee, args: [...args, ...redirects.flatMap(inputOf)] })];
}

/** What a redirection gives a command to read. */
function inputOf(redirection: Redirection): readonly Argument[] {
    if (redirection.type === "HereDoc") {
        const { body, delimiter } = redirection;
        const of = delimiter?.quoted || !body.parts ? value(body.text) : partsValue(body.parts);
        return [{ name: standardInput, value: of }];
    }
    if (redirection.type === "HereString" && redirection.target)
        return [{ name: standardInput, value: wordValue(redirection.target) }];
    return [];
}

const wordValue = ({ parts, value: text }: Word): Expression => (parts ? partsValue(parts) : value(text));

const partsValue = (parts: readonly WordPart[]): Expression => {
    const values = parts.map(partValue);
    const [only] = values;
    return values.length === 1 && only?.kind === "value" ? only : { kind: "text", parts: values };
};

function partValue(part: WordPart): Expression {
    switch (part.type) {
        case "Literal":
        case "SingleQuoted":
        case "AnsiCQuoted":
        case "Glob":
            return value(part.value);
        case "DoubleQuoted":
            return partsValue(part.parts);
        case "SimpleExpansion":
            return { kind: "name", name: part.text.slice(1) };
        case "ParameterExpansion":
            return part.operation === undefined ? { kind: "name", name: part.parameter } : unknown();
        case "BraceExpansion":
        case "ExtendedGlob":
            // Curl's own words: `{"a": 1}` outside of quotation marks is rare, and is read as it is.
            return value(part.text);
        default:
            return unknown();
    }
}
