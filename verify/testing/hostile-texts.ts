/** Texts that are made to end, to block or to deceive what reads them, each with a key in it that nothing may repeat. */

/** The key in each hostile text. */
export const hostileKey = "hf_7hostileKeyThatNobodyMayRepeat0";

const bytes = (text: string) => Buffer.from(text, "utf8");
const each = (encode: (code: number) => string) => (text: string) => Array.from(bytes(text), encode).join("");
const hex = (code: number, length = 2) => code.toString(16).padStart(length, "0");

/** Every way in which services and clients were seen to write a token. */
export const encodings: Readonly<Record<string, (text: string) => string>> = {
    "as it is": (text) => text,
    "percent-encoded": encodeURIComponent,
    "with every character percent-encoded": each((code) => `%${hex(code)}`),
    "in JSON": (text) => JSON.stringify(text),
    "with every character escaped for JSON": each((code) => `\\u${hex(code, 4)}`),
    "with every character escaped for Python": each((code) => `\\x${hex(code)}`),
    "as HTML's decimal references": each((code) => `&#${code};`),
    "as HTML's hexadecimal references": each((code) => `&#x${hex(code)};`),
    "in hexadecimal": (text) => bytes(text).toString("hex").toUpperCase(),
    ...Object.fromEntries(
        ["", "a", "ab"].flatMap((before) => [
            [`in base64 behind ${before.length} bytes`, (text) => bytes(before + text).toString("base64")],
            [`in base64 for URLs behind ${before.length} bytes`, (text) => bytes(before + text).toString("base64url")],
        ]),
    ),
    "in base64 in lines": (text) => bytes(text).toString("base64").replace(/.{76}/g, "$&\r\n"),
};

/** A text of so many characters that ends with the key. */
const filled = (piece: string, length: number): string =>
    `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)} ${hostileKey}\n`;

/** Texts of which many in a row keep a careless pattern or decoder busy. */
export const pieces: readonly string[] = [
    ..."a0%\\&=:-.\"'<{[ \né🔑ક",
    ...["%25", "&#37;", "\\u005c", "key=", "password: '", "hf_", "sk-", "eyJ.", "Bearer ", "0f5c1b2a-", "https://"],
    ...["://a:", "YWFh", "6161", "=?", "at ", "Error: ", "a.", "\t\n", 'File "'],
];

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** @param length about how long the long ones are, in characters */
export const hostileTexts = (length: number): Readonly<Record<string, string>> => ({
    ...Object.fromEntries(
        [...pieces, printable.join("")].map((piece) => [`a run of ${JSON.stringify(piece)}`, filled(piece, length)]),
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
        Object.entries(encodings).flatMap(([name, encode]) => [
            [`the key ${name}, twice`, `Error code: 401: ${encode(`no key ${encode(` ${hostileKey} `)}`)}`],
            [`the key ${name}, for a URL`, `Error code: 401: ${encodeURIComponent(encode(` ${hostileKey} `))}`],
        ]),
    ),
});
