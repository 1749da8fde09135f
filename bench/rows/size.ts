import type { Group } from "../row.ts";
import { uses } from "../uses.ts";
import { weigh } from "../weigh.ts";

const folder = import.meta.dirname;

export const size: Group = {
    id: "size",
    title: "What a page carries",
    about: "Bundled with rolldown for browsers, minified, after gzip. 1 KB is 1000 bytes.",
    rows: uses.map(({ id, title, goal, rest }) => ({
        id: `size.${id}`,
        title,
        short: `${title}, gzip`,
        unit: "KB",
        better: "lower",
        goals: [{ against: "itself", bound: goal }],
        rest,
    })),
    async measure() {
        const measured = uses.map(async ({ id, code, peers }) => {
            const theirs = Object.entries(peers).map(async ([name, peer]) => [name, [await kilobytes(peer)]] as const);
            const samples = { ours: [await kilobytes(code)], peers: Object.fromEntries(await Promise.all(theirs)) };
            return [`size.${id}`, samples] as const;
        });
        return Object.fromEntries(await Promise.all(measured));
    },
};

const kilobytes = async (code: string): Promise<number> => (await weigh(code, folder)) / 1000;
