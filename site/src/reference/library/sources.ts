/** The sources of the library packages, from which their pages are made. */
import { publishedEntries } from "../../../../tools/declarations/exports.ts";

const texts: Readonly<Record<string, string>> = import.meta.glob(
    [
        "../../../../packages/{inference,catalogue,snippets,sandbox,errors,react,element,remark,ai-sdk,http}/src/**/*.{ts,tsx}",
        "!**/*.test.{ts,tsx}",
    ],
    { query: "?raw", import: "default", eager: true },
);

/** An entry point, such as `@callsheet/inference/tasks`, and its file. */
type Entry = { readonly specifier: string; readonly file: string };

export type SourcePackage = {
    readonly name: string;
    /** The published entry points, the package itself first. */
    readonly entries: readonly Entry[];
    /** The text of each file, by its path in the package. */
    readonly files: ReadonlyMap<string, string>;
};

type Manifest = {
    readonly name: string;
    readonly exports: Readonly<Record<string, string>>;
};

const manifests = import.meta.glob<Manifest>("../../../../packages/*/package.json", { import: "default", eager: true });

/** The folders of the packages, the client first. */
const folders = "inference catalogue snippets sandbox errors react element remark ai-sdk http".split(" ");

/** The packages, in that order. */
export const sourcePackages = (): readonly SourcePackage[] =>
    folders.map((folder) => {
        const start = `../../../../packages/${folder}/`;
        const manifest = manifests[`${start}package.json`];
        if (!manifest) throw new Error(`There is no package ${folder}.`);
        const files = Object.entries(texts).filter(([path]) => path.startsWith(start));
        return {
            name: manifest.name,
            entries: entriesOf(manifest),
            files: new Map(files.map(([path, text]) => [path.slice(start.length), text])),
        };
    });

/** The published entry points to TypeScript. Others are styles. */
const entriesOf = ({ name, exports }: Manifest): readonly Entry[] =>
    publishedEntries(exports)
        .filter(([, file]) => file.endsWith(".ts"))
        .map(([subpath, file]) => ({ specifier: `${name}${subpath.slice(1)}`, file: file.replace("./", "") }));
