/** Reads what a shell runs: its variables, and the commands with their words. */
import { type Command, type PipelineNode, parse, type Redirection, type Word, type WordPart } from "unbash";
import type { Reading } from "./reading.ts";
import { joined, known, noArguments, unknownValue, type Value } from "./value.ts";

type Script = ReturnType<typeof parse>;
type ShellStatement = Script["commands"][number];

/** The argument that stands for what a command reads from a here-document or a here-string. */
export const standardInput = "<";

/** Reads a script, or what is typed at a prompt. A command is a call of its name. */
export function readShell(code: string, reading: Reading): void {
    const script = parse(code.replaceAll(/^[ \t]*[$%>] /gm, ""));
    if ((script.errors?.length ?? 0) > 0) reading.other("it is a part of a program");
    for (const command of script.commands) readStatement(command, reading);
}

function readStatement(node: ShellStatement | ShellStatement["command"] | PipelineNode, reading: Reading): void {
    if (node.type === "Statement") readStatement(node.command, reading);
    else if (node.type === "Command") readCommand(node, reading);
    else if (node.type === "Pipeline" || node.type === "AndOr")
        for (const command of node.commands) readStatement(command, reading);
    else reading.other("it has a part of a script");
}

function readCommand({ name, prefix, suffix, redirects }: Command, reading: Reading): void {
    const isExport = name?.value === "export";
    for (const item of [...prefix, ...(isExport ? suffix : [])]) {
        if (item.type !== "Assignment") continue;
        const isPlain = item.value.type === "Word" && !item.append && !item.index;
        reading.assign(item.name, isPlain ? wordValue(item.value, reading) : unknownValue);
    }
    if (!name || isExport) return;
    // `key=value` may be a word of a command, such as of httpie.
    const positional = suffix.flatMap((item) => {
        if (item.type === "Word") return wordValue(item, reading);
        return item.type === "Assignment" ? known(item.text) : [];
    });
    const named = new Map(redirects.flatMap((one) => inputOf(one, reading)).map((value) => [standardInput, value]));
    reading.call(reading.valueOf(name.value), { ...noArguments, positional, named }, name.value);
}

/** What a redirection gives a command to read. */
function inputOf(redirection: Redirection, reading: Reading): readonly Value[] {
    if (redirection.type === "HereDoc") {
        const { body, delimiter } = redirection;
        return [delimiter?.quoted || !body.parts ? known(body.text) : partsValue(body.parts, reading)];
    }
    if (redirection.type !== "HereString" || !redirection.target) return [];
    return [wordValue(redirection.target, reading)];
}

const wordValue = ({ parts, value: text }: Word, reading: Reading): Value =>
    parts ? partsValue(parts, reading) : known(text);

const partsValue = (parts: readonly WordPart[], reading: Reading): Value =>
    joined(parts.map((part) => partValue(part, reading)));

function partValue(part: WordPart, reading: Reading): Value {
    switch (part.type) {
        case "Literal":
        case "SingleQuoted":
        case "AnsiCQuoted":
        case "Glob":
            return known(part.value);
        case "DoubleQuoted":
            return partsValue(part.parts, reading);
        case "SimpleExpansion":
            return reading.valueOf(part.text.slice(1));
        case "ParameterExpansion":
            return part.operation === undefined ? reading.valueOf(part.parameter) : unknownValue;
        case "BraceExpansion":
        case "ExtendedGlob":
            // Curl's own words: `{"a": 1}` outside of quotation marks is rare, and is read as it is.
            return known(part.text);
        default:
            return unknownValue;
    }
}
