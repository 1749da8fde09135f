/** Runs programs one after the other in one sandbox, and saves what each printed and asked for: see `under-sandbox.ts`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";

type Program = { readonly folder: string; readonly words: readonly [command: string, ...words: string[]] };

const [programs = "", results = ""] = process.argv.slice(2);
const journal = `http://${process.env["CALLSHEET_SANDBOX"]}/__sandbox/requests`;
const finished: unknown[] = [];
/** The number of the last request of the programs before. */
let last = 0;
const all: readonly Program[] = JSON.parse(readFileSync(programs, "utf8"));
for (const { folder, words } of all) {
    const [command, ...rest] = words;
    const child = spawn(command, rest, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    const [stdout, stderr, [status]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, "close"),
    ]);
    const { requests }: { readonly requests: readonly { readonly id: number }[] } = JSON.parse(
        await (await fetch(journal)).text(),
    );
    const own = requests.filter(({ id }) => id > last);
    last = Math.max(last, ...own.map(({ id }) => id));
    finished.push({ status, stdout, stderr, requests: own });
}
writeFileSync(results, JSON.stringify(finished));
