/**
 * What a program carries: each way of using the client, bundled and minified, beside the ecosystem's own client.
 *
 * `npm run bench` prints the table. `node bench/size.ts --check` only compares our client with its budgets, and ends
 * with an error when one is exceeded.
 */
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

type Use = {
    readonly name: string;
    readonly code: string;
    /** The same with the ecosystem's own client. */
    readonly peer: string;
    /** The most that it may weigh, in KB (1000 bytes) after gzip. */
    readonly budget: number;
};

const ours = "@callsheet/inference";
const theirs = "@huggingface/inference";

const uses: readonly Use[] = [
    {
        name: "chatCompletion alone",
        code: `export { chatCompletion } from "${ours}";`,
        peer: `export { chatCompletion } from "${theirs}";`,
        // Of these, 1.3 tell a person more: whose mistake it was, which field, which name was meant, when to come back.
        budget: 12,
    },
    {
        name: "the whole client",
        code: `export { InferenceClient } from "${ours}";`,
        peer: `export { InferenceClient } from "${theirs}";`,
        budget: 25,
    },
];

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Bytes of a program's one file, minified, after gzip. */
async function weigh(code: string): Promise<number> {
    const entry = "\0entry";
    const bundle = await rolldown({
        input: "entry",
        platform: "browser",
        logLevel: "silent",
        plugins: [
            {
                name: "entry",
                resolveId: (id) => (id === "entry" ? entry : null),
                load: (id) => (id === entry ? code : null),
            },
        ],
    });
    const { output } = await bundle.generate({ minify: true, comments: false, codeSplitting: false });
    await bundle.close();
    return gzipSync(output[0].code, { level: 9 }).length;
}

/** The table that `npm run bench` prints. */
export async function sizes(): Promise<string> {
    const rows = await Promise.all(
        uses.map(async ({ name, code, peer }) => {
            const [own, other] = [await weigh(code), await weigh(peer)];
            return `${name}: ${kilobytes(own)} KB; ${theirs}: ${kilobytes(other)} KB (${(other / own).toFixed(1)} times)`;
        }),
    );
    return rows.join("\n");
}

async function check(): Promise<void> {
    for (const { name, code, budget } of uses) {
        const size = await weigh(code);
        console.log(`${name}: ${kilobytes(size)} of ${budget} KB`);
        if (size <= budget * 1000) continue;
        console.error(`${name} is over its budget. Make it lighter, or say in bench/size.ts why it must weigh more.`);
        process.exitCode = 1;
    }
}

if (import.meta.main && process.argv.includes("--check")) await check();
