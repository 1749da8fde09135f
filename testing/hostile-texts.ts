/** Texts that are made to end, to block or to deceive what reads them, each with a key in it that nothing may repeat. */

/** The key in each hostile text. */
export const hostileKey = "hf_7hostileKeyThatNobodyMayRepeat0";

const bytes = (text: string): Buffer => Buffer.from(text, "utf8");
const each = (text: string, encode: (code: number) => string): string => Array.from(bytes(text), encode).join("");
const hex = (code: number, length: number): string => code.toString(16).padStart(length, "0");

const encodings: Readonly<Record<string, (text: string) => string>> = {
    "percent-encoding": (text) => each(text, (code) => `%${hex(code, 2)}`),
    "JSON escapes": (text) => each(text, (code) => `\\u${hex(code, 4)}`),
    "HTML references": (text) => each(text, (code) => `&#${code};`),
    hexadecimal: (text) => bytes(text).toString("hex"),
    ...Object.fromEntries(
        ["", "a", "ab"].map((before) => [
            `base64 at offset ${before.length}`,
            (text) => bytes(before + text).toString("base64"),
        ]),
    ),
};

/** A text of so many characters that ends with the key. */
const filled = (piece: string, length: number): string =>
    `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)} ${hostileKey}\n`;

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** @param length about how long the long ones are, in characters */
export const hostileTexts = (length: number): Readonly<Record<string, string>> => ({
    ...Object.fromEntries(
        [
            ...[
                "a",
                "0",
                "%",
                "\\",
                "&",
                "=",
                ":",
                "-",
                ".",
                '"',
                "'",
                "<",
                "{",
                "[",
                " ",
                "\n",
                "é",
                "ક",
                "\u{1F511}",
            ],
            ...[
                "%25",
                "&#37;",
                "\\u005c",
                "key=",
                "password: '",
                "hf_",
                "sk-",
                "eyJ.",
                "Bearer ",
                "0f5c1b2a-",
                "https://",
                "YWFh",
                "=?",
                "at ",
                "Error: ",
                "a.",
                "\t\n",
                'File "',
            ],
            printable.join(""),
        ].map((piece) => [`a run of ${JSON.stringify(piece)}`, filled(piece, length)]),
    ),
    "many different keys": Array.from(
        { length: length / 38 },
        (_, index) => `hf_${(index * 0x9e3779b1).toString(36).padEnd(34, "7Q")}`,
    )
        .concat(hostileKey)
        .join(" "),
    "a long JSON web token": `Invalid: eyJh${"A1".repeat(length / 4)}.${"b2".repeat(length / 4)}.c3 ${hostileKey}`,
    "deep JSON": `${'{"key":['.repeat(length / 10)}"${hostileKey}"${"]}".repeat(length / 10)}`,
    ...Object.fromEntries(
        Object.entries(encodings).flatMap(([inner, encode]) =>
            Object.entries(encodings).map(([outer, again]) => [
                `the key in ${inner} in ${outer}`,
                `Error code: 401: ${again(`no key ${encode(` ${hostileKey} `)}`)}`,
            ]),
        ),
    ),
});
