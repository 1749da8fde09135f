import { bundleSize } from "../bundle-size.ts";
import { type Group, row } from "../row.ts";
import { uses } from "../uses.ts";

const folder = import.meta.dirname;

/** The library whose share the experiment isolates: a library of our own could replace it. */
const schemaLibrary = "valibot";
const experiment = "without the schema library";

export const size: Group = {
    id: "size",
    title: "What a page carries",
    about: "Bundled with rolldown for browsers, minified, after gzip. 1 KB is 1000 bytes.",
    rows: uses.map(({ id, title, goal, rest }) =>
        row(`size.${id}`, title, "KB", {
            short: `${title}, gzip`,
            experiment,
            goals: [{ against: "itself", bound: goal }],
            rest,
        }),
    ),
    async measure() {
        const measured = uses.map(async ({ id, code, peers }) => {
            const theirs = Object.entries(peers).map(async ([name, peer]) => [name, [await kilobytes(peer)]] as const);
            const samples = {
                ours: [await kilobytes(code)],
                peers: Object.fromEntries(await Promise.all(theirs)),
                experiment: [await kilobytes(code, schemaLibrary)],
            };
            return [`size.${id}`, samples] as const;
        });
        return Object.fromEntries(await Promise.all(measured));
    },
};

const kilobytes = async (code: string, without?: string): Promise<number> =>
    (await bundleSize(code, folder, { without })) / 1000;
