/** What is seen of a run: its progress, what it prints, what came back, its files, and the exchanges as they were. */
import type { Call } from "@callsheet/inference/providers";
import { fill } from "../../i18n/words.ts";
import { element } from "../../search/element.ts";
import type { ProgramFile, RunEvent } from "../protocol.ts";
import type { Block } from "../results/block.ts";
import { drawBars } from "../results/draw/draw-bars.ts";
import { drawBlocks } from "../results/draw/draw-block.ts";
import type { Drawing } from "../results/draw/drawing.ts";
import { callsMade, type Exchange, isStream, withRunEvent } from "../results/exchanges.ts";
import { type Embedded, neighboursOf, remembered } from "../results/neighbours.ts";
import { replay } from "../results/replay.ts";
import { type Failure, refusedIn } from "./error-part.ts";
import { megabytes, type PanelWords } from "./panel-words.ts";
import { label, printedPart } from "./printed.ts";
import { rawPart } from "./raw-exchanges.ts";
import { drawFiles } from "./saved-files.ts";

/** What is known of a run when it is over. */
type Followed = {
    readonly failure: Failure | undefined;
    /** The last exchange, where a service refused it. */
    readonly refused: Exchange | undefined;
    readonly printed: string;
};

export type RunView = {
    readonly status: HTMLElement;
    readonly part: HTMLElement;
    /** For what is shown for as long as the panel is there. */
    readonly drawingOfInputs: Drawing;
    readonly say: (text: string) => void;
    readonly clear: () => void;
    /** Shows a run to its end. @param prints whether it is a program, which prints, or a request alone */
    readonly follow: (
        events: AsyncIterable<RunEvent>,
        /** What its exchanges are read as; where it is not known, what was printed and saved is all that is shown. */
        call: Call | undefined,
        signal: AbortSignal,
        prints: boolean,
    ) => Promise<Followed>;
    readonly explain: (content: readonly HTMLElement[]) => void;
};

/** How often what streams is drawn, in milliseconds. */
const pace = 80;

export function runView({ words, language }: PanelWords): RunView {
    // Said aloud when it changes: a few words a run. What streams is not.
    const status = element("p", { class: "run-status", role: "status" });
    const bar = element("progress", { "aria-label": words.starting });
    const barText = element("span", { class: "run-note" });
    const progress = element("div", { class: "run-progress", hidden: "" }, bar, barText);
    const printed = printedPart(words);
    const error = element("section", { class: "run-error", hidden: "", "aria-label": words.error });
    const results = element("section", { class: "run-results", hidden: "", "aria-label": words.results });
    const saved = element("section", { class: "run-saved", hidden: "", "aria-label": words.files });
    const raw = rawPart(words);
    let urls: string[] = [];
    let embedded: readonly Embedded[] = [];
    const drawing: Drawing = {
        words,
        language,
        urlOf: (file) => {
            const url = URL.createObjectURL(file);
            urls.push(url);
            return url;
        },
    };
    const fillPart = (part: HTMLElement, content: readonly HTMLElement[]): void => {
        part.replaceChildren(...content);
        part.hidden = content.length === 0;
    };
    const say = (text: string): void => {
        status.textContent = text;
    };
    const clear = (): void => {
        for (const url of urls) URL.revokeObjectURL(url);
        urls = [];
        printed.clear();
        for (const part of [error, results, saved]) fillPart(part, []);
        progress.hidden = true;
        raw.show([]);
        say("");
    };

    /** Draws what came back of each call; nothing where what was printed says it all. */
    async function showResults(call: Call | undefined, exchanges: readonly Exchange[]): Promise<readonly Block[]> {
        const made = call ? callsMade(exchanges) : [];
        const shown = await Promise.all(made.map((one) => call && replay(call, one, exchanges)));
        const all = shown.flatMap((blocks, index) =>
            blocks && blocks.length > 0 ? [{ blocks, number: index + 1 }] : [],
        );
        const blocks = all.flatMap((one) => one.blocks);
        if (blocks.length === 0 || blocks.every((block) => isPrinted(block, printed.text()))) {
            fillPart(results, []);
            return blocks;
        }
        fillPart(results, [
            label(words.results),
            ...all.flatMap((one) => [
                ...(all.length > 1
                    ? [element("p", { class: "run-heading" }, fill(words.call, { number: String(one.number) }))]
                    : []),
                ...drawBlocks(one.blocks, drawing),
            ]),
        ]);
        return blocks;
    }

    const follow: RunView["follow"] = async (events, call, signal, prints) => {
        clear();
        say(words.starting);
        let exchanges: readonly Exchange[] = [];
        let files: readonly ProgramFile[] = [];
        let failure: Failure | undefined;
        let drawn = 0;
        let milliseconds = 0;
        for await (const event of events) {
            if (signal.aborted) break;
            exchanges = withRunEvent(exchanges, event);
            switch (event.kind) {
                case "loading":
                    if (progress.hidden) say(fill(words.loadingSaid, { megabytes: megabytes(event.total) }));
                    showProgress(event);
                    break;
                case "started":
                    progress.hidden = true;
                    say(words.running);
                    break;
                case "output":
                    printed.add(event.stream, event.text);
                    break;
                case "piece":
                    // What a program prints of a stream is seen as it prints it.
                    if (!prints && Date.now() - drawn > pace && streams(exchanges)) {
                        drawn = Date.now();
                        await showResults(call, exchanges);
                    }
                    break;
                case "file":
                    files = [...files.filter(({ name }) => name !== event.name), event];
                    break;
                case "failed":
                    failure = event;
                    break;
                case "ended":
                    milliseconds = event.milliseconds;
                    break;
                default:
                    break;
            }
        }
        progress.hidden = true;
        const blocks = await showResults(call, exchanges);
        if (prints && (printed.text() !== "" || !failure)) printed.end();
        fillPart(saved, drawFiles(files, blocks.some(isMedia), drawing));
        raw.show(exchanges);
        results.append(...neighbours(blocks));
        const refused = refusedIn(exchanges);
        const wrong = failure !== undefined || (!prints && refused !== undefined);
        say(
            signal.aborted
                ? words.stopped
                : wrong
                  ? words.failed
                  : fill(words.done, { seconds: (milliseconds / 1000).toFixed(1) }),
        );
        return { failure, refused, printed: printed.text() };
    };

    /** How alike an embedding is to those of the reader's earlier runs. */
    function neighbours(blocks: readonly Block[]): readonly HTMLElement[] {
        const bars = neighboursOf(embedded, blocks);
        embedded = remembered(embedded, blocks);
        return bars.length === 0 ? [] : [element("p", { class: "run-label" }, words.earlier), drawBars(bars)];
    }

    function showProgress({ loaded, total }: { readonly loaded: number; readonly total: number }): void {
        progress.hidden = false;
        bar.max = total;
        bar.value = loaded;
        barText.textContent = fill(words.loading, { loaded: megabytes(loaded), total: megabytes(total) });
    }

    const part = element("div", { class: "run-view" }, progress, error, results, printed.part, saved, raw.part);
    const lasting: Drawing = { words, language, urlOf: (file) => URL.createObjectURL(file) };
    return {
        status,
        part,
        drawingOfInputs: lasting,
        say,
        clear,
        follow,
        explain: (content) => fillPart(error, content),
    };
}

const streams = (exchanges: readonly Exchange[]): boolean =>
    exchanges.some(({ response }) => response !== undefined && isStream(response));

/** Whether the reader has read it already. */
const isPrinted = (block: Block, text: string): boolean =>
    block.kind === "text" && block.role === "answer" && text.includes(block.text);

const isMedia = (block: Block): boolean =>
    (block.kind === "picture" || block.kind === "player") && block.role === "answer";
