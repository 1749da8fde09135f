/**
 * Runs modules one after another in this process, each in its folder: to start Node for each takes longer than most of
 * them do. The jobs come as JSON on standard input; how each ended is written, a line of JSON each.
 */
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

type Job = { readonly folder: string; readonly file: string };

const jobs: readonly Job[] = JSON.parse(await text(process.stdin));

/** What a program prints with either, in the order in which it does. */
const write = process.stdout.write.bind(process.stdout);
let printed = "";
process.stdout.write = (chunk: string | Uint8Array) => {
    printed += Buffer.from(chunk);
    return true;
};

for (const { folder, file } of jobs) {
    printed = "";
    process.chdir(folder);
    const failure = await import(pathToFileURL(`${folder}/${file}`).href).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    write(`${JSON.stringify({ failure, stdout: printed })}\n`);
}

// What some of them leave open, such as a connection that is kept for later, would hold this process.
process.exit();
