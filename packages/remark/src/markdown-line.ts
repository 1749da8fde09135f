/** A line of Markdown, which is read from its beginning. */
export class MarkdownLine {
    /** Its number in the text, from 1. */
    readonly number: number;
    /** Where it ends in the text, without its line end. */
    readonly end: number;
    readonly #text: string;
    readonly #start: number;
    /** Where the white space at its end begins. */
    readonly #inkEnd: number;
    #at = 0;
    #column = 0;
    /** The columns that are left of a tab: it is as wide as the rest of four columns, and may be taken in part. */
    #ofTab = 0;
    /** The first character from here that is no white space, and its column. */
    #next = -1;
    #nextColumn = 0;
    /** The first and the last place from where on the line is a thematic break. Found when it is asked for. */
    #breaks: readonly [first: number, last: number] | undefined;

    /** @param start where it begins in the text */
    constructor(text: string, number: number, start: number) {
        this.#text = text;
        this.#start = start;
        this.number = number;
        this.end = start + text.length;
        this.#inkEnd = inkEnd(text);
        this.#findNext();
    }

    /** The columns of white space from here. */
    get indent(): number {
        return this.#nextColumn - this.#column;
    }

    /** Where the first character that is no white space is in the text. */
    get next(): number {
        return this.#start + this.#next;
    }

    /** Whether nothing but white space is left. */
    get isBlank(): boolean {
        return this.#next === this.#text.length;
    }

    /** What is left, without the white space before it. */
    get rest(): string {
        return this.#text.slice(this.#next);
    }

    /** What is left, with the white space before it. */
    get content(): string {
        return " ".repeat(this.#ofTab) + this.#text.slice(this.#at);
    }

    /** Whether what is left is a thematic break. */
    get isThematicBreak(): boolean {
        this.#breaks ??= breaksIn(this.#text.slice(0, this.#inkEnd));
        const [first, last] = this.#breaks;
        return first <= this.#next && this.#next <= last;
    }

    /** Whether nothing but white space is behind a mark that is next. */
    isAlone(mark: string): boolean {
        return this.#next + mark.length === this.#inkEnd;
    }

    /** Takes white space, at most this many columns. */
    takeSpace(columns: number): void {
        const wanted = Math.min(this.#column + columns, this.#nextColumn);
        while (this.#column < wanted) {
            if (this.#ofTab === 0) this.#ofTab = this.#text[this.#at++] === "\t" ? 4 - (this.#column % 4) : 1;
            const taken = Math.min(this.#ofTab, wanted - this.#column);
            this.#ofTab -= taken;
            this.#column += taken;
        }
    }

    /** Takes the white space, and a number of characters behind it. */
    takeMarker(length: number): void {
        this.#at = this.#next + length;
        this.#column = this.#nextColumn + length;
        this.#ofTab = 0;
        this.#findNext();
    }

    #findNext(): void {
        let [at, column] = [this.#at, this.#column];
        for (; isSpace(this.#text[at]); at++) {
            column += this.#text[at] === "\t" ? 4 - (column % 4) : 1;
        }
        this.#next = at;
        this.#nextColumn = column;
    }
}

/** Where the white space at the end of a text begins. */
function inkEnd(text: string): number {
    let end = text.length;
    while (end > 0 && isSpace(text[end - 1])) end -= 1;
    return end;
}

const isSpace = (character: string | undefined): boolean => character === " " || character === "\t";

/**
 * The places from where on a text is a thematic break: three of `*`, `-` or `_`, with more of it and white space.
 * @param text without white space at its end
 */
function breaksIn(text: string): readonly [first: number, last: number] {
    const mark = text.at(-1) ?? "";
    let first = text.length;
    let last = -1;
    if (!"*-_".includes(mark)) return [first, last];
    let marks = 0;
    while (first > 0 && (text[first - 1] === mark || isSpace(text[first - 1]))) {
        first -= 1;
        if (text[first] === mark) marks += 1;
        if (marks === 3 && last === -1) last = first;
    }
    return [first, last];
}

/** The lines of a text, which end in LF, CRLF or CR. A byte order mark is no part of the first one. */
export function* linesOf(text: string): Generator<MarkdownLine, void, undefined> {
    let number = 1;
    let start = text.startsWith("\ufeff") ? 1 : 0;
    for (const { 0: lineEnd, index } of text.matchAll(/\r\n?|\n/g)) {
        yield new MarkdownLine(text.slice(start, index), number, start);
        start = index + lineEnd.length;
        number += 1;
    }
    if (start < text.length) yield new MarkdownLine(text.slice(start), number, start);
}
