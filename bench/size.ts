/** `npm run check:size` measures the bundle size of each use, and fails if one is over its budget. */
import { bundleSize } from "./bundle-size.ts";
import { root } from "./install.ts";
import { uses } from "./uses.ts";

for (const { title, code, budget } of uses) {
    const kilobytes = (await bundleSize(code, root)) / 1000;
    console.log(`${title}: ${kilobytes.toFixed(1)} of ${budget} KB`);
    if (kilobytes <= budget) continue;
    console.error(`Over its budget: ${title}. Make it lighter, or say in bench/uses.ts why it must weigh more.`);
    process.exitCode = 1;
}
