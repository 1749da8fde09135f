/** The chapters of the book as resources, from its notebooks. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { interfaceLanguageIds } from "@callsheet/inference/interface-languages";
import { type McpServer, ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server";

/** The notebooks: published beside the bundle; in a clone at its root, where `npm run notebooks` writes them. */
const ourNotebooks = ["./notebooks/", "../../../../notebooks/"]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));

type Cell = { readonly cell_type: "markdown" | "code"; readonly source: readonly string[] };
type Notebook = { readonly metadata: { readonly title: string }; readonly cells: readonly Cell[] };

type Chapter = { readonly language: string; readonly name: string; readonly path: string };

const chaptersIn = (folder: string | undefined): readonly Chapter[] =>
    folder === undefined
        ? []
        : interfaceLanguageIds.toSorted().flatMap((language) =>
              globSync(`${language}/*.ipynb`, { cwd: folder })
                  .sort()
                  .map((file) => ({ language, name: basename(file, ".ipynb"), path: join(folder, file) })),
          );

const readNotebook = ({ path }: Chapter): Notebook => JSON.parse(readFileSync(path, "utf8"));

/** @param folder has the notebooks of each language in a folder of its own */
export const registerBook = (server: McpServer, folder = ourNotebooks) =>
    server.registerResource(
        "chapter",
        new ResourceTemplate("callsheet://book/{language}/{chapter}", {
            list: () => ({
                resources: chaptersIn(folder).map((chapter) => ({
                    uri: `callsheet://book/${chapter.language}/${chapter.name}`,
                    name: `${chapter.language}/${chapter.name}`,
                    title: readNotebook(chapter).metadata.title,
                    mimeType: "text/markdown",
                })),
            }),
        }),
        { title: "The book", description: "The chapters of the course.", mimeType: "text/markdown" },
        (uri, { language, chapter }) => {
            const notebook = chaptersIn(folder).find((one) => one.language === language && one.name === chapter);
            if (!notebook) throw new ResourceNotFoundError(uri.href);
            return {
                contents: [{ uri: uri.href, mimeType: "text/markdown", text: markdownOf(readNotebook(notebook)) }],
            };
        },
    );

const markdownOf = ({ cells }: Notebook): string =>
    cells
        .map(({ cell_type: type, source }) => ({ type, text: source.join("") }))
        .map(({ type, text }) => (type === "code" ? `\`\`\`python\n${text}\n\`\`\`` : text))
        .join("\n\n");
