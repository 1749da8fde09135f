import { bundleSize } from "../bundle-size.ts";
import { type Group, root } from "../group.ts";
import { uses } from "../uses.ts";

export const size: Group = {
    id: "size",
    title: "What a page carries",
    about: "Bundled with rolldown for browsers, minified, after gzip. 1 KB is 1000 bytes. The goal is the budget of `npm run check`.",
    rows: uses.map(({ id, title, budget }) => ({
        id: `size.${id}`,
        title: `${title}, gzip`,
        unit: "KB",
        better: "lower",
        goal: { bound: budget },
    })),
    async measure() {
        const measured = uses.map(async ({ id, code, peers }) => {
            const theirs = Object.entries(peers).map(async ([name, peer]) => [name, [await kilobytes(peer)]] as const);
            const samples = { ours: [await kilobytes(code)], others: Object.fromEntries(await Promise.all(theirs)) };
            return [`size.${id}`, samples] as const;
        });
        return Object.fromEntries(await Promise.all(measured));
    },
};

const kilobytes = async (code: string): Promise<number> => (await bundleSize(code, root)) / 1000;
