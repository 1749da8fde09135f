/** The cells of a chapter as a notebook: what a reader reads, and what is run, each in its place. */
import { hubTokenVariable } from "@callsheet/inference/providers";
import type { MdastNode } from "satteri";
import { type Block, type Place, placeText } from "../../frame/code/blocks.ts";
import type { Language } from "../../languages.ts";
import { filesIn } from "../../run/panel/runnable-call.ts";
import { strings } from "../../words/strings.ts";
import { fill } from "../../words/words.ts";
import { type ChapterProgram, programsShown } from "./chapter-programs.ts";
import { readHead } from "./head.ts";
import { checkAsMarkdown } from "./notebook-check.ts";
import { fenced, markdownOf } from "./notebook-markdown.ts";
import { setupOf } from "./notebook-setup.ts";
import { codeShown, fileName } from "./parts.ts";
import {
    type Component,
    childrenOf,
    headingId,
    isBlock,
    isComponent,
    readText,
    type Text,
    treeOf,
} from "./read-text.ts";

export type ChapterSource = {
    readonly language: Language;
    readonly chapter: number;
    /** Its file, as places name it. */
    readonly file: string;
    readonly markdown: string;
    /** Gives the text of a file that it shows: see `programFile`. */
    readonly readFile: (name: string) => string;
};

export type Cell = MarkdownCell | CodeCell;

type MarkdownCell = { readonly kind: "markdown"; readonly id: string; readonly source: string };

export type CodeCell = {
    readonly kind: "code";
    readonly id: string;
    readonly source: string;
    /** Where that stands in the chapter which the cell runs. */
    readonly place: Place;
    /** Whether it is a mistake that is shown: it must fail. */
    readonly fails: boolean;
    /** What it prints, or a server answers it, as the chapter says. */
    readonly outputs: readonly Block[];
    /** The program that it is, where it is one that the chapter shows whole. */
    readonly program?: ChapterProgram;
};

/** What comes next in a notebook, before cells are made of it. `shown` is a program that is not run in a notebook. */
type Piece =
    | Omit<CodeCell, "id" | "outputs">
    | { readonly kind: "markdown" | "shown"; readonly source: string }
    | { readonly kind: "heading"; readonly id: string; readonly source: string }
    | { readonly kind: "output"; readonly block: Block };

/**
 * A chapter as cells.
 * @throws Error, with the place, where it holds something of which no cell can be made
 */
export function cellsOf(source: ChapterSource): readonly Cell[] {
    const { markdown, file } = source;
    const { items } = readText(markdown, file);
    const components = items.filter(isComponent);
    const programsOf = (component: Component) => programsShown(component, components, source.readFile);
    // Where a chapter has a way for notebooks, what it has typed in a terminal is another way.
    const hasOwnWay = items.some((item) => isBlock(item) && item.kind === "notebook");
    const context: Context = { source, programsOf };

    const pieces = readTop(markdown, items).flatMap(({ node, item }): readonly Piece[] => {
        if (node.type === "yaml")
            return head(node.value, context, components.flatMap(programsOf).filter(runsInNotebook));
        if (node.type === "heading") {
            return [{ kind: "heading", id: headingId(node) ?? "text", source: markdownOf(node, markdown) }];
        }
        if (item === undefined) return [text(markdownOf(node, markdown))];
        return isBlock(item) ? [pieceOfBlock(item, hasOwnWay)] : piecesOfComponent(item, node, context);
    });
    return joined(pieces);
}

type Context = {
    readonly source: ChapterSource;
    readonly programsOf: (component: Component) => readonly ChapterProgram[];
};

const text = (source: string): { readonly kind: "markdown"; readonly source: string } => ({ kind: "markdown", source });

/** Whether a notebook runs a program: it has no JavaScript, and reaches no server of the reader's own. */
export const runsInNotebook = ({ language, call }: ChapterProgram): boolean =>
    language !== "js" && call?.endpointUrl === undefined;

/** The nodes at the top of a text, each with its block or its component, where it is one. */
function readTop(markdown: string, items: Text["items"]) {
    return childrenOf(treeOf(markdown)).map((node) => {
        const [first = 1, last = first] = [node.position?.start.line, node.position?.end.line];
        const item = items.find(({ place }) => place.line >= first && place.line <= last);
        const stands = node.type === "code" || node.type === "mdxJsxFlowElement";
        if (item && !stands) throw new Error(`${placeText(item.place)}: in a notebook this must stand by itself.`);
        return { node, item };
    });
}

/** The chapter's title, what it is about and where it is from; and what is done before its programs. */
function head(frontmatter: string, { source }: Context, programs: readonly ChapterProgram[]): readonly Piece[] {
    const words = strings[source.language].notebook;
    const from = fill(words.from, { chapter: String(source.chapter) });
    const setup = setupOf(programs);
    const place = { file: source.file, line: 1 };
    const { title, description } = readHead(frontmatter, place);
    return [
        text([`# ${title}`, description, `*${from}*`].join("\n\n")),
        ...(setup === undefined
            ? []
            : [
                  text(words.setup.map((line) => fill(line, { variable: hubTokenVariable })).join("\n\n")),
                  { kind: "code", source: setup, place, fails: false } as const,
              ]),
    ];
}

/** How code of each kind of block is called where it is only shown. */
const shownAs = { sh: "sh", python: "python", notebook: "python", js: "js", output: "text", json: "json" } as const;

function pieceOfBlock(block: Block, hasOwnWay: boolean): Piece {
    const { kind, text: code, place, fails = false } = block;
    if (kind === "output" || kind === "json") return { kind: "output", block };
    if (kind === "notebook" || (kind === "python" && !hasOwnWay)) return { kind: "code", source: code, place, fails };
    return { kind: "shown", source: fenced(code, shownAs[kind]) };
}

function piecesOfComponent(component: Component, node: MdastNode, context: Context): readonly Piece[] {
    const { source, programsOf } = context;
    switch (component.name) {
        // Drawn for the site: a notebook would have to hold the pictures themselves.
        case "Figure":
            return [];
        case "Check":
            return [text(checkAsMarkdown(component, node, source.markdown, strings[source.language].notebook))];
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

/** A file, or a part of it, that is not run where it stands. */
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
    const cell = (written: string): Piece => ({ kind: "code", source: written, place, fails: false });
    // An application's file reads its arguments, which a notebook's own are not: there it stays a file.
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
 * Cells of what comes one after the other: texts that no heading parts are one cell. A cell is named by the heading that it
 * stands below, so that its name stays when another part of the chapter changes.
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
        // What is only shown is run by nobody here, and neither is what it prints.
        if (piece.kind === "shown") outputs = undefined;
        if (piece.kind === "output") outputs?.push(piece.block);
        texts.push(piece.kind === "output" ? fenced(piece.block.text, shownAs[piece.block.kind]) : piece.source);
    }
    endText();
    return cells;
}

/** The name of a cell has 64 letters at most, with its number. */
const longestHeading = 56;
