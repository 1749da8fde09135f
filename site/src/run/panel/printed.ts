/** What a program prints, as it prints it. */
import type { RunStrings } from "../../i18n/gujarati-run.ts";
import { fill } from "../../i18n/words.ts";
import { element } from "../../search/element.ts";

export type Printed = {
    readonly part: HTMLElement;
    readonly add: (stream: "stdout" | "stderr", text: string) => void;
    /** All that was printed, shown or not. */
    readonly text: () => string;
    readonly clear: () => void;
    /** Says that nothing was printed, where nothing was. */
    readonly end: () => void;
};

/** Of more characters than these the beginning is shown, and the end. */
const most = 100_000;
/** A program may print faster than a page is drawn, in milliseconds. */
const pause = 40;

export function printedPart(words: RunStrings): Printed {
    const output = element("pre", {
        class: "run-output",
        tabindex: "0",
        role: "group",
        "aria-label": words.printed,
        lang: "en",
        dir: "auto",
        translate: "no",
    });
    const part = element("section", { class: "run-printed", hidden: "" }, label(words.printed), output);
    let whole = "";
    let shown = 0;
    let waiting: (readonly ["stdout" | "stderr", string])[] = [];
    let timer: number | undefined;

    const flush = (): void => {
        timer = undefined;
        for (const [stream, text] of waiting) {
            const room = most - shown;
            if (room <= 0) break;
            shown += text.length;
            output.append(
                stream === "stderr"
                    ? element("span", { class: "run-stderr" }, text.slice(0, room))
                    : text.slice(0, room),
            );
        }
        waiting = [];
        part.hidden = false;
    };
    return {
        part,
        add: (stream, text) => {
            whole += text;
            waiting.push([stream, text]);
            timer ??= window.setTimeout(flush, pause);
        },
        text: () => whole,
        clear: () => {
            window.clearTimeout(timer);
            timer = undefined;
            waiting = [];
            whole = "";
            shown = 0;
            output.replaceChildren();
            part.hidden = true;
        },
        end: () => {
            window.clearTimeout(timer);
            flush();
            const hidden = whole.length - Math.min(whole.length, most);
            if (whole === "") output.append(element("span", { class: "run-note" }, words.printedNothing));
            else if (hidden > 0) {
                const tail = whole.slice(-Math.min(hidden, 2000));
                const note = fill(words.tooLong, { count: String(hidden - tail.length) });
                output.append("\n", element("span", { class: "run-note" }, note), "\n", tail);
            }
        },
    };
}

/** What a part of the panel is called. */
export const label = (text: string): HTMLElement => element("p", { class: "run-heading" }, text);
