/** Measures one group in its own process, whose id is the argument, and sends the medians of its rows. */
import { groups } from "./groups.ts";
import { median } from "./rounds.ts";

const [, , id] = process.argv;
const results = (await groups.find((group) => group.id === id)?.measure()) ?? {};

/** Four digits are more precise than any measurement here. */
const figure = (rounds: readonly number[]): number => Number(median(rounds).toPrecision(4));

const measured = Object.entries(results).map(([row, { ours, others = {} }]) => {
    const beside = Object.fromEntries(Object.entries(others).map(([name, rounds]) => [name, figure(rounds)]));
    return [row, { ours: figure(ours), ...(Object.keys(beside).length > 0 && { others: beside }) }];
});
// Exit explicitly, because an open server or socket would keep this process running.
process.send?.(Object.fromEntries(measured), () => process.exit());
