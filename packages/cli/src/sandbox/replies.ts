import { readFile } from "node:fs/promises";
import { checkReplies, type ScriptedReply } from "@callsheet/sandbox";
import { parse } from "yaml";
import { UsageError } from "../errors.ts";

/** Reads the file of `--replies`. @throws UsageError */
export async function repliesOf(file: string): Promise<readonly ScriptedReply[]> {
    const text = await readFile(file, "utf8").catch((cause: Error) => {
        throw new UsageError(`The file of --replies could not be read (${cause.message}).`);
    });
    try {
        return checkReplies(parse(text));
    } catch (cause) {
        const reason = (cause instanceof Error ? cause.message : String(cause)).trim();
        throw new UsageError(
            `${file} does not say what models reply. ${reason}\nIt is a list in YAML, such as: - "It is sunny." A text that is a number, true or null is quoted.`,
        );
    }
}
