/** `npm run check:size` weighs the sources, and ends with an error when a use is over its budget. */
import { fileURLToPath } from "node:url";
import { uses } from "./uses.ts";
import { weigh } from "./weigh.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

for (const { title, code, budget } of uses) {
    const kilobytes = (await weigh(code, root)) / 1000;
    console.log(`${title}: ${kilobytes.toFixed(1)} of ${budget} KB`);
    if (kilobytes <= budget) continue;
    console.error(`Over its budget: ${title}. Make it lighter, or say in bench/uses.ts why it must weigh more.`);
    process.exitCode = 1;
}
