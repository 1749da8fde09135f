#!/usr/bin/env node
import module from "node:module";

// Older versions of Node would fail on the program itself, in words that help nobody.
const { engines } = module.createRequire(import.meta.url)("../package.json");
const [needed, found] = [engines.node, process.versions.node].map((version) => version.match(/\d+/g).map(Number));

if (found[0] > needed[0] || (found[0] === needed[0] && found[1] >= needed[1])) {
    // What Node has compiled, and in a clone stripped of its types, it keeps for the next time; where it cannot, it goes on.
    module.enableCompileCache();
    const { run } = await import("#run");
    // Whoever reads the output may stop early, as `head` does: that is no error.
    process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 1));
    process.exitCode = await run(process.argv.slice(2), process);
} else {
    console.error(`callsheet needs Node ${needed.join(".")} or newer; this is Node ${process.versions.node}.`);
    process.exitCode = 1;
}
