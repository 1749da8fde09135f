/**
 * Runs modules in this process, one after another, each in its own folder: starting Node takes longer than most of them
 * run. Reads the jobs as JSON from standard input, and writes the result of each as a line of JSON.
 */
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

type Job = { readonly folder: string; readonly file: string };

const jobs: readonly Job[] = JSON.parse(await text(process.stdin));

/** Captures standard output of the current program. Results are written with the original function. */
const write = process.stdout.write.bind(process.stdout);
let output = "";
process.stdout.write = (chunk: string | Uint8Array) => {
    output += Buffer.from(chunk);
    return true;
};

for (const { folder, file } of jobs) {
    output = "";
    process.chdir(folder);
    const failure = await import(pathToFileURL(`${folder}/${file}`).href).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    write(`${JSON.stringify({ failure, stdout: output })}\n`);
}

// Open handles, such as kept-alive connections, would keep this process running.
process.exit();
