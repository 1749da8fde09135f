// npm run catalogue: asks the Hub which models are listed today, and writes them into src/catalogue.json.
//
//   --dry-run   print what would change
//   --limit N   the number of models of each provider, besides those that are known already; default 100
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { refreshCatalogue } from "./refresh-catalogue.ts";

const { values } = parseArgs({
    options: { "dry-run": { type: "boolean", default: false }, limit: { type: "string", default: "100" } },
});
const limit = Number(values.limit);

if (Number.isInteger(limit) && limit >= 1 && limit <= 1000) {
    process.exitCode = await refreshCatalogue({
        file: fileURLToPath(new URL("../src/catalogue.json", import.meta.url)),
        today: new Date().toISOString().slice(0, 10),
        limit,
        dryRun: values["dry-run"],
        print: console.log,
        accessToken: process.env["HF_TOKEN"],
    });
} else {
    console.error(`--limit takes a whole number from 1 to 1000; received "${values.limit}".`);
    process.exitCode = 2;
}
