/** Attacks on a terminal by the text of others: it obeys nothing, from wherever the text comes. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { ownSequence, withScreens } from "./screen.ts";
import type { Terminal } from "./terminal.ts";
import { callsheet } from "./testing.ts";

/** Sequences that a terminal obeys, and characters that deceive its reader. */
const attacks = {
    "fills the clipboard": "\u001b]52;c;ZXZpbA==\u0007",
    "changes the title": "\u001b]0;owned\u001b\\",
    "clears the screen": "\u001b[2J\u001b[H",
    "clears the screen by C1": "\u009b2J",
    "hides text": "\u001b[8m",
    "writes over a line": "safe\rrm -rf ~",
    "rings and erases": "\u0007\b\b\u007f",
    "reorders the line": "\u202egnp.exe\u2066",
} as const;
const attack = Object.values(attacks).join("");

/** What a terminal obeys: control characters other than tabs and line ends, and controls of direction. */
const obeyed = /(?![\t\n]|\r\n)[\p{Cc}\p{Bidi_Control}]/u;

/** What a terminal receives of these pieces; or a pipe. */
function received(pieces: readonly (string | Uint8Array)[], isTTY = true): string {
    const written: Uint8Array[] = [];
    const output = { isTTY, write: (piece: string | Uint8Array) => written.push(Buffer.from(piece)) };
    const terminal: Terminal = { stdin: (async function* () {})(), stdout: output, stderr: output, env: {} };
    const { stdout } = withScreens(terminal);
    for (const piece of pieces) stdout.write(piece);
    return Buffer.concat(written).toString();
}

describe("withScreens: on a terminal, text", () => {
    test.each(Object.entries(attacks))("that %s is shown", (_, text) => {
        expect(received([text])).not.toMatch(obeyed);
    });

    test("is shown as JSON writes it", () => {
        expect(received(["\u001b[2J\u009b\u202e"])).toBe("\\u001b[2J\\u009b\\u202e");
    });

    test("keeps tabs, line ends and everything that is read", () => {
        const text = "a\tb\nc\r\nનમસ્તે 👩‍👩‍👧 ‌";
        expect(received([text])).toBe(text);
    });

    test("is shown wherever it is cut, also within a character of bytes", () =>
        fc.assert(
            fc.property(fc.array(fc.constantFrom(...attack, "\n", "નમસ્તે")), fc.array(fc.nat(200)), (parts, cuts) => {
                const bytes = Buffer.from(parts.join(""));
                const edges = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
                const output = received(edges.slice(1).map((end, index) => bytes.subarray(edges[index], end)));
                expect(output).not.toMatch(obeyed);
                expect(received(parts)).not.toMatch(obeyed);
            }),
        ));

    test("of our own has its colours, which no other text can have", () => {
        const red = ownSequence("\u001b[31m");
        expect(received([`${red}red\u001b[32m`])).toBe("\u001b[31mred\\u001b[32m");
        expect(received([`\u001b${crypto.randomUUID()}\u001b[2J`])).not.toMatch(obeyed);
    });

    test("goes into a pipe unchanged", () => {
        expect(received([attack, Buffer.from(attack)], false)).toBe(attack + attack);
    });
});

/** The output of a command without our own colours, which are all that a terminal may obey. */
const withoutColours = (output: string): string =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
    output.replace(/\u001b\[(?:38;2;\d+;\d+;\d+|39|1|22)m/g, "");

/** Runs a command on a terminal. Whatever it writes, nothing is obeyed, and the attack is there to be seen. */
async function expectShown(words: string, world: Parameters<typeof callsheet>[1] = {}): Promise<void> {
    for (const env of [{}, { NO_COLOR: "1" }]) {
        const terminal = { isTTY: true, columns: 2000, env: { HF_TOKEN: "hf_test", ...env } };
        const { output, errors } = await callsheet(words, { ...world, ...terminal });
        expect(withoutColours(output) + errors).not.toMatch(obeyed);
        expect(withoutColours(output) + errors).toContain("\\u001b]52;c;");
    }
}

const responding = (value: unknown, status = 200) => ({ fetch: async () => Response.json(value, { status }) });
const chat = "run a/b --task conversational --provider auto --inputs Hi";
const classification = "run a/b --task text-classification --inputs Hi";

describe("a terminal obeys nothing of", () => {
    test("a model's answer", () => expectShown(chat, responding({ choices: [{ message: { content: attack } }] })));

    test("a streamed answer, whose every character is an event", () => {
        const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
        const body = [...attack].map(event).join("");
        const fetch = async () => new Response(body, { headers: { "Content-Type": "text/event-stream" } });
        return expectShown(`${chat} --stream`, { fetch });
    });

    test("labels", () => expectShown(classification, responding([[{ label: attack, score: 0.5 }]])));

    test("an output that is shown as JSON", () =>
        expectShown("run a/b --task tabular-classification", responding([attack])));

    test("a service's error", () => expectShown(chat, responding({ error: attack }, 422)));

    test("an error that nobody expects", () => {
        const fetch = async () => {
            throw new RangeError(attack);
        };
        return expectShown(chat, { fetch });
    });

    test("a notice of the client, such as that of a misspelt parameter", async () => {
        const words = `${classification} --parameters ${JSON.stringify({ "functoin_to_apply\u001b": 1 })}`;
        const { errors } = await callsheet(words, { isTTY: true, env: { HF_TOKEN: "hf_test" }, ...responding([[]]) });
        expect(errors).toContain("there is no parameter parameters.functoin_to_apply\\u001b");
        expect(errors).not.toMatch(obeyed);
    });

    test("the Hub's models, and its errors", async () => {
        const model = { id: `owner/${attack}`, pipeline_tag: "text-classification", tags: [] };
        await expectShown("models name --hub", responding([{ ...model, inferenceProviderMapping: [] }]));
        await expectShown("models name --hub", responding({ error: attack }, 500));
    });

    test("a pasted text", () =>
        expectShown("explain", { stdin: `429 Too Many Requests ${attack} model openai/whisper-large-v3` }));

    test("a file of inputs", () => expectShown("snippet a/b --task text-generation --inputs -", { stdin: attack }));

    test("a name on the command line", async () => {
        await expectShown(`snippet 'a/${attack}' --task text-generation`);
        await expectShown(`snippet a/b --task '${attack}'`);
        await expectShown(`snippet '--${attack}'`);
    });

    test("a document", () => {
        const folder = mkdtempSync(join(tmpdir(), "callsheet-screen-"));
        onTestFinished(() => rmSync(folder, { recursive: true }));
        writeFileSync(join(folder, "a.md"), `\`\`\`js callsheet model=a/b task=fill-mask\n${attack}\n\`\`\`\n`);
        return expectShown(`docs --check --verbose ${folder}`);
    });

    test("lines of models that are passed over", () => expectShown("matrix --models -", { stdin: `{"a": ${attack}` }));
});
