/** `npm run check:size` measures the bundle size of each use, and fails if one is over its budget. */
import { bundleSize } from "./bundle-size.ts";
import { root } from "./group.ts";
import { type Addition, additions, uses } from "./uses.ts";

const allUses: readonly Addition[] = [...uses.map((use) => ({ ...use, beside: [] })), ...additions];

for (const { title, code, beside, isFirst, budget } of allUses) {
    const kilobytes = (await bundleSize(code, root, { beside, isFirst })) / 1000;
    console.log(`${title}: ${kilobytes.toFixed(1)} of ${budget} KB`);
    if (kilobytes <= budget) continue;
    console.error(`Over its budget: ${title}. Make it lighter, or say in verify/bench/uses.ts why it must weigh more.`);
    process.exitCode = 1;
}
