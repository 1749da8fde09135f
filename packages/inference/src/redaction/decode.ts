/** Decodes a text in every way in which services and clients encode secrets, and remembers where each character came from. */

/** A decoded text. Character `i` came from the characters of the source from `starts[i]` up to `ends[i]`. */
export type View = {
    readonly text: string;
    readonly starts: Int32Array;
    readonly ends: Int32Array;
};

/** A secret in base64 in JSON in a URL has three encodings. Each decoded text is shorter than what it was decoded from. */
const maxNesting = 3;

/**
 * A text, and all that it may mean: without the escapes of URLs, JSON and HTML, and with its base64 and hexadecimal digits
 * as bytes, one inside of another.
 *
 * @param text any text
 * @returns the text itself, and each decoded text
 */
export function viewsOf(text: string): readonly View[] {
    const positions = Int32Array.from({ length: text.length + 1 }, (_, position) => position);
    const source = { text, starts: positions.subarray(0, -1), ends: positions.subarray(1) };
    return [source, ...decodedViews(source, maxNesting)];
}

const decodedViews = (view: View, nesting: number): readonly View[] =>
    nesting === 0
        ? []
        : [unescaped(view), ...bytesOf(view, base64), ...bytesOf(view, hexadecimal)].flatMap((decoded) =>
              decoded.text === "" ? [] : [decoded, ...decodedViews(decoded, nesting - 1)],
          );

/** Writes a view, character by character. Its length may be set back. */
function viewWriter(source: View) {
    // What is decoded is no longer than what it was decoded from.
    const codes = new Uint16Array(source.text.length);
    const [starts, ends] = [new Int32Array(codes.length), new Int32Array(codes.length)];
    const writer = {
        length: 0,
        /** @param first, last the characters of the source that the new one was decoded from */
        write(code: number, first: number, last: number): void {
            codes[writer.length] = code;
            starts[writer.length] = source.starts[first] ?? 0;
            ends[writer.length] = source.ends[last] ?? 0;
            writer.length += 1;
        },
        view: (): View => ({ text: decoder.decode(codes.subarray(0, writer.length)), starts, ends }),
    };
    return writer;
}

const decoder = new TextDecoder("utf-16le", { ignoreBOM: true });

/** Percent-encoding, JavaScript's, Python's and JSON's escapes, and HTML's character references. */
const escapes =
    /%([0-9a-f]{2})|\\x([0-9a-f]{2})|\\u([0-9a-f]{4})|\\u\{([0-9a-f]{1,6})\}|&#x([0-9a-f]{1,6});?|&#(\d{1,7});?|\\([^\s\w])|\\([bfnrt])|&(\w{2,6});/gi;

const entities: Readonly<Record<string, string>> = {
    ...{ amp: "&", apos: "'", colon: ":", commat: "@", equals: "=", hyphen: "-", lowbar: "_", period: ".", plus: "+" },
    ...{ quot: '"', sol: "/" },
};

/** The text without one layer of escapes; empty if it has none. */
function unescaped(view: View): View {
    const { text } = view;
    const writer = viewWriter(view);
    let end = 0;
    for (const match of text.matchAll(escapes)) {
        const [whole, percent, x, u, braced, hex, decimal, self, control, entity = ""] = match;
        const digits = percent ?? x ?? u ?? braced ?? hex;
        const code =
            digits === undefined
                ? Number(decimal ?? (self ?? (control ? "\n" : entities[entity.toLowerCase()]))?.charCodeAt(0) ?? -1)
                : Number.parseInt(digits, 16);
        if (code < 0) continue;
        for (; end < match.index; end += 1) writer.write(text.charCodeAt(end), end, end);
        end += whole.length;
        writer.write(code, match.index, end - 1);
    }
    for (; end > 0 && end < text.length; end += 1) writer.write(text.charCodeAt(end), end, end);
    return writer.view();
}

/** Digits that stand for bytes. */
type Digits = {
    /** The value of each digit, by its character code; -1 for what is no digit. */
    readonly values: Int8Array;
    readonly bits: 4 | 6;
    /** At how many digits of a run the first byte can begin. */
    readonly phases: 2 | 4;
};

const digits = (alphabets: readonly string[], bits: 4 | 6, phases: 2 | 4): Digits => {
    const values = new Int8Array(128).fill(-1);
    for (const alphabet of alphabets)
        for (const [value, digit] of [...alphabet].entries()) values[digit.charCodeAt(0)] = value;
    return { values, bits, phases };
};

const alphanumeric = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const base64 = digits([`${alphanumeric}+/`, `${alphanumeric}-_`], 6, 4);
const hexadecimal = digits(["0123456789abcdef", "0123456789ABCDEF"], 4, 2);

/** Fewer digits hold no secret. */
const longRun = /[\w+/-]{12}/;

/** Fewer characters are no secret; in bytes of an image they are chance. */
const minText = 8;

/** The ASCII texts in each run of digits, for each digit at which the first byte may begin. Base64 may be in lines. */
const bytesOf = (view: View, { values, bits, phases }: Digits): readonly View[] =>
    longRun.test(view.text) ? Array.from({ length: phases }, (_, phase) => textsIn(view, values, bits, phase)) : [];

function textsIn(view: View, values: Int8Array, bits: number, phase: number): View {
    const { text } = view;
    const writer = viewWriter(view);
    let [length, previous, buffer, buffered, textStart] = [0, 0, 0, 0, 0];
    const endText = (): void => {
        if (writer.length < textStart + minText) writer.length = textStart;
        else writer.write(10, previous, previous);
        textStart = writer.length;
    };
    for (let position = 0; position < text.length; position += 1) {
        const code = text.charCodeAt(position);
        const value = values[code] ?? -1;
        if (value < 0) {
            if (length === 0 || code === 10 || code === 13) continue;
            endText();
            [length, buffer, buffered] = [0, 0, 0];
            continue;
        }
        length += 1;
        if (length > phase) {
            buffer = ((buffer << bits) | value) & 0xffff;
            buffered += bits;
        }
        if (buffered >= 8) {
            buffered -= 8;
            const byte = (buffer >> buffered) & 0xff;
            // Each byte is in two digits.
            if ((byte > 31 && byte < 127) || (byte > 8 && byte < 14)) writer.write(byte, previous, position);
            else endText();
        }
        previous = position;
    }
    endText();
    return writer.view();
}
