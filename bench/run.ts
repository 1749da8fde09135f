/** npm run bench: speed, size and page weight beside the peers, all in one run. Each bench is a file in this folder. */
type Bench = { readonly name: string; readonly run: () => Promise<string> };

const benches: readonly Bench[] = [];

if (benches.length === 0) console.log("There are no benches yet.");
for (const { name, run } of benches) console.log(`${name}\n${await run()}\n`);
