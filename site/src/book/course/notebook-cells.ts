/** Converts a chapter to the cells of a notebook, in the order of the page. */
import type { Exercise } from "@callsheet/exercises";
import { hubTokenVariable } from "@callsheet/inference/providers";
import { notebookText } from "@callsheet/react/generator/core";
import { clients } from "@callsheet/snippets";
import type { MdastNode } from "satteri";
import { type Block, type Place, placeText } from "../../frame/code/blocks.ts";
import type { Language } from "../../languages.ts";
import { filesIn } from "../../run/panel/runnable-call.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { type ChapterProgram, codeShown, fileName, programsShown } from "./chapter-programs.ts";
import { checkAsMarkdown, checkFunction, fenced, markdownOf, notebookExercise } from "./notebook-markdown.ts";
import {
    type Component,
    childrenOf,
    headingId,
    isBlock,
    isComponent,
    readFrontmatter,
    readText,
    type Text,
    treeOf,
} from "./read-text.ts";

export type ChapterSource = {
    readonly language: Language;
    readonly chapter: number;
    readonly section: number;
    /** Its file, as positions name it. */
    readonly file: string;
    readonly markdown: string;
    /** Returns the text of a file that it shows: see `programFile`. */
    readonly readFile: (name: string) => string;
    /** Returns an exercise that it has, by its id. */
    readonly readExercise: (id: string) => Exercise;
};

type Cell = MarkdownCell | CodeCell;

type MarkdownCell = { readonly kind: "markdown"; readonly id: string; readonly source: string };

export type CodeCell = {
    readonly kind: "code";
    readonly id: string;
    readonly source: string;
    /** The position in the chapter of the code that the cell runs. */
    readonly place: Place;
    /** Whether it shows a mistake: it must fail. */
    readonly fails: boolean;
    /** Whether it may fail: it is the beginning of an exercise. */
    readonly mayFail?: true;
    /** Its output, or the response of a server, as the chapter shows it. */
    readonly outputs: readonly Block[];
    /** The program, if the chapter shows it whole. */
    readonly program?: ChapterProgram;
};

/** A part of a notebook before it is joined into cells. `shown` is code that a notebook shows but does not run. */
type Piece =
    | Omit<CodeCell, "id" | "outputs">
    | { readonly kind: "markdown" | "shown"; readonly source: string }
    | { readonly kind: "heading"; readonly id: string; readonly source: string }
    | { readonly kind: "output"; readonly block: Block };

/** The cells of a chapter.
 * @throws Error, with its position, if it contains something that cannot become a cell
 */
export function cellsOf(source: ChapterSource): readonly Cell[] {
    const { markdown, file } = source;
    const { items } = readText(markdown, file);
    const components = items.filter(isComponent);
    const programsOf = (component: Component) => programsShown(component, components, source.readFile);
    // If a chapter has blocks for notebooks, its terminal commands are the alternative, and are not run.
    const hasNotebookBlocks = items.some((item) => isBlock(item) && item.kind === "notebook");
    const context: Context = { source, programsOf };

    const pieces = readTop(markdown, items).flatMap(({ node, item }): readonly Piece[] => {
        if (node.type === "yaml") return head(node.value, context, components);
        if (node.type === "heading") {
            return [{ kind: "heading", id: headingId(node) ?? "text", source: markdownOf(node, markdown) }];
        }
        if (item === undefined) return [text(markdownOf(node, markdown))];
        return isBlock(item) ? [pieceOfBlock(item, hasNotebookBlocks)] : piecesOfComponent(item, node, context);
    });
    return joined(pieces);
}

type Context = {
    readonly source: ChapterSource;
    readonly programsOf: (component: Component) => readonly ChapterProgram[];
};

const text = (source: string): { readonly kind: "markdown"; readonly source: string } => ({ kind: "markdown", source });

/** Whether a notebook can run a program: it has no JavaScript, and cannot reach the reader's own server. */
export const runsInNotebook = ({ language, call }: ChapterProgram): boolean =>
    language !== "js" && call?.endpointUrl === undefined;

/** The top-level nodes of a text, each with its block or component, if it is one. */
function readTop(markdown: string, items: Text["items"]) {
    return childrenOf(treeOf(markdown)).map((node) => {
        const [first = 1, last = first] = [node.position?.start.line, node.position?.end.line];
        const item = items.find(({ place }) => place.line >= first && place.line <= last);
        const isTopLevel = node.type === "code" || node.type === "mdxJsxFlowElement";
        if (item && !isTopLevel) throw new Error(`${placeText(item.place)}: in a notebook this must stand by itself.`);
        return { node, item };
    });
}

/** The title, description and source of the chapter, and the setup cell. */
function head(
    frontmatter: string,
    { source, programsOf }: Context,
    components: readonly Component[],
): readonly Piece[] {
    const words = strings[source.language].notebook;
    const programs = components.flatMap(programsOf).filter(runsInNotebook);
    const exercises = components
        .filter(({ name }) => name === "Exercise")
        .map(({ properties }) => source.readExercise(properties["id"] ?? ""));
    const own = exercises.flatMap(({ solution }) => (solution.python ? [solution.python] : []));
    const from = fill(words.from, { chapter: String(source.chapter) });
    const setup = setupOf([...programs, ...own.map((code) => ({ language: "python", code }) as const)]);
    const place = { file: source.file, line: 1 };
    const { title, description } = readFrontmatter(frontmatter, place);
    return [
        text([`# ${title}`, description, `*${from}*`].join("\n\n")),
        ...(setup === undefined
            ? []
            : [
                  text(words.setup.map((line) => fill(line, { variable: hubTokenVariable })).join("\n\n")),
                  { kind: "code", source: setup, place, fails: false } as const,
              ]),
        ...(exercises.length > 0
            ? [
                  text(words.checks),
                  { kind: "code", source: checkFunction(source.language), place, fails: false } as const,
              ]
            : []),
    ];
}

/** The language of a fence, for each kind of block that is only shown. */
const shownAs = { sh: "sh", python: "python", notebook: "python", js: "js", output: "text", json: "json" } as const;

function pieceOfBlock(block: Block, hasNotebookBlocks: boolean): Piece {
    const { kind, text: code, place, fails = false } = block;
    if (kind === "output" || kind === "json") return { kind: "output", block };
    if (kind === "notebook" || (kind === "python" && !hasNotebookBlocks))
        return { kind: "code", source: code, place, fails };
    return { kind: "shown", source: fenced(code, shownAs[kind]) };
}

function piecesOfComponent(component: Component, node: MdastNode, context: Context): readonly Piece[] {
    const { source, programsOf } = context;
    switch (component.name) {
        // Figures are drawn by the site; a notebook would have to embed the images.
        case "Figure":
            return [];
        case "Check":
            return [text(checkAsMarkdown(component, node, source.markdown, strings[source.language].notebook))];
        case "Exercise":
            return piecesOfExercise(component, source);
        case "Snippet":
        case "Program": {
            const programs = programsOf(component);
            if (programs.length === 0) return [partShown(component, source)];
            return programs.flatMap((program) => piecesOfProgram(program, component, context));
        }
        default:
            throw new Error(`${placeText(component.place)}: a notebook knows no <${component.name}>.`);
    }
}

function piecesOfExercise(
    { properties, place }: Component,
    { language, readExercise }: ChapterSource,
): readonly Piece[] {
    const exercise = readExercise(properties["id"] ?? "");
    return notebookExercise(exercise, language).map(({ kind, source }): Piece => {
        if (kind === "text") return text(source);
        return { kind: "code", source, place, fails: false, ...(kind === "program" && { mayFail: true }) };
    });
}

/** A file, or a part of it, that is not run here. */
function partShown({ properties }: Component, { readFile }: ChapterSource): Piece {
    const { file = "", part } = properties;
    const ending = file.slice(file.lastIndexOf(".") + 1);
    const language = ending === "py" ? "python" : ending === "txt" ? "text" : ending;
    return text(`\`${fileName(file)}\`\n\n${fenced(codeShown(readFile(file), part), language)}`);
}

function piecesOfProgram(program: ChapterProgram, component: Component, { source }: Context): readonly Piece[] {
    const { id, language, code, call, files, fails, place } = program;
    if (!runsInNotebook(program)) return [{ kind: "shown", source: fenced(code, shownAs[language]) }];
    const words = strings[source.language].notebook;
    const says = (sentence: string, names: readonly string[]): readonly Piece[] =>
        names.length === 0 ? [] : [text(fill(sentence, { files: names.map((name) => `\`${name}\``).join(", ") }))];
    const cell = (lines: string): Piece => ({ kind: "code", source: lines, place, fails: false });
    // A program of an application reads its arguments, which a cell does not have: it is written to a file and run.
    const isFile = component.properties["file"]?.startsWith("examples/") === true;
    return [
        ...says(
            words.files,
            filesIn(call).map(({ name }) => name),
        ),
        ...says(words.beside, [...files.keys()]),
        ...[...files].map(([name, content]) => cell(`%%writefile ${name}\n${content.trimEnd()}`)),
        ...(isFile ? [cell(`%%writefile ${id}\n${code}`)] : []),
        {
            kind: "code",
            source: isFile ? `%run ${id}` : language === "sh" ? `%%bash\n${code}` : code,
            place,
            fails,
            program,
        },
    ];
}

/**
 * Joins pieces into cells: consecutive texts become one cell, up to the next heading. The id of a cell comes from the
 * heading above it, so that it stays the same when another part of the chapter changes.
 */
function joined(pieces: readonly Piece[]): readonly Cell[] {
    const cells: Cell[] = [];
    const counts = new Map<string, number>();
    let heading = "chapter";
    let texts: string[] = [];
    let outputs: Block[] | undefined;
    const nextId = (): string => {
        const count = (counts.get(heading) ?? 0) + 1;
        counts.set(heading, count);
        return `${heading}-${count}`;
    };
    const endText = (): void => {
        if (texts.length > 0) cells.push({ kind: "markdown", id: nextId(), source: texts.join("\n\n") });
        texts = [];
    };
    for (const piece of pieces) {
        if (piece.kind === "code") {
            endText();
            const own: Block[] = [];
            outputs = own;
            cells.push({ ...piece, id: nextId(), outputs: own });
            continue;
        }
        if (piece.kind === "heading") {
            endText();
            heading = piece.id.slice(0, longestHeading);
        }
        // Code that is only shown has no outputs.
        if (piece.kind === "shown") outputs = undefined;
        if (piece.kind === "output") outputs?.push(piece.block);
        texts.push(piece.kind === "output" ? fenced(piece.block.text, shownAs[piece.block.kind]) : piece.source);
    }
    endText();
    return cells;
}

/** nbformat allows 64 characters for a cell id, which ends in a number. */
const longestHeading = 56;

/** The setup cell for these programs; undefined if they need none. */
export function setupOf(programs: readonly Importing[]): string | undefined {
    const packages = [...new Set(programs.flatMap(packagesOf))].sort();
    const needsToken = programs.some(({ code }) => code.includes(hubTokenVariable));
    const parts = [
        ...(packages.length === 0 ? [] : [`%pip install --quiet ${packages.join(" ")}`]),
        ...(needsToken ? [tokenProgram] : []),
    ];
    return parts.length === 0 ? undefined : parts.join("\n\n");
}

/** What decides which packages a program needs. */
type Importing = Pick<ChapterProgram, "language" | "client" | "install" | "code">;

/** The packages of a program's client; for a program from a file, the client libraries that it imports. */
function packagesOf({ language, client, install = "", code }: Importing): readonly string[] {
    if (language !== "python") return [];
    if (client !== undefined) return install.split(" ").slice("pip install".split(" ").length);
    const clients = pythonClients.filter((name) => new RegExp(`^\\s*(?:from|import) ${name}\\b`, "m").test(code));
    // huggingface_hub returns a picture as one of Pillow's.
    return /\.text_to_image\(/.test(code) ? [...clients, "pillow"] : clients;
}

const pythonClients = clients.filter(({ language }) => language === "python").map(({ id }) => id);

/**
 * The token comes from the environment, from the secrets of a hosted notebook, or from a hidden prompt. It is never
 * stored in the notebook.
 */
const tokenProgram = `import os
from getpass import getpass

if not os.environ.get("${hubTokenVariable}"):
    try:
        from google.colab import userdata

        token = userdata.get("${hubTokenVariable}")
    except Exception:
        token = None
    os.environ["${hubTokenVariable}"] = token or getpass("${hubTokenVariable}: ")
    del token`;

/**
 * The notebook file of a chapter. It does not depend on the site's address: links to pages of the site become text.
 * @throws Error, with its position, if the chapter contains something that cannot become a cell
 */
export const notebookOf = (source: ChapterSource): string => notebookWith(source, cellsOf(source));

/** The notebook file of a chapter with these cells. @param cells as `cellsOf` returns them */
export const notebookWith = ({ language }: ChapterSource, cells: readonly Cell[]): string =>
    notebookText(
        cells.map((cell) => (cell.kind === "code" && cell.mayFail ? { ...cell, fails: true } : cell)),
        { title: titleOf(cells), language },
    );

/** The title: the first cell begins with it. */
const titleOf = ([first]: readonly Cell[]): string => /^# (.*)$/m.exec(first?.source ?? "")?.[1] ?? "";
