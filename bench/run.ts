/** npm run bench: speed, size and page weight beside the peers, all in one run. Each bench is a file in this folder. */
import { sizes } from "./size.ts";

type Bench = { readonly name: string; readonly run: () => Promise<string> };

const benches: readonly Bench[] = [{ name: "Size, in KB after gzip", run: sizes }];

for (const { name, run } of benches) console.log(`${name}\n${await run()}\n`);
