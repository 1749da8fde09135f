/** The text that is printed when a sandbox has started. */
import {
    type At,
    anyToken,
    type LineLanguage,
    proxyVariables,
    type SdkLine,
    type ServedSandbox,
    sdkLines,
} from "@callsheet/sandbox/serve";

export type Announced = {
    readonly sandbox: ServedSandbox;
    /** The path of its certificate. */
    readonly certificate: string;
};

export const atOf = ({ sandbox: { url, key = anyToken }, certificate }: Announced): At => ({
    url,
    certificate,
    token: key,
});

/** The announcement as text. */
export function announcement(announced: Announced): string {
    const { addresses, key, journal } = announced.sandbox;
    const at = atOf(announced);
    const lines = sdkLines.flatMap((line) => linesOf(line, at));
    return [
        "A sandbox in the place of every provider: no model is asked, and every answer is made up.",
        "",
        ...addresses.map((address, index) => `    ${index === 0 ? "address" : "       "}  ${address}`),
        ...(key === undefined ? [] : [`    key      ${key}  (each request shows it as its token)`]),
        ...(journal === undefined ? [] : [`    journal  ${journal}`]),
        `    trust    ${at.certificate}`,
        "",
        "One line points an SDK at it:",
        ...lines,
        "",
        "Or run a program against it, unchanged: callsheet sandbox -- python app.py",
        "Ctrl+C ends it.",
        "",
    ].join("\n");
}

const comments: Readonly<Record<LineLanguage, string>> = { python: "#", sh: "#", js: "//" };

const linesOf = ({ sdk, language, line, note }: SdkLine, at: At): readonly string[] => [
    "",
    `${comments[language]} ${sdk}${note === undefined ? "" : `: ${note.replaceAll("`", "")}`}`,
    line(at),
];

/** The announcement for programs: a JSON object on one line. */
export function asJson(announced: Announced): string {
    const { url, addresses, key, journal } = announced.sandbox;
    const at = atOf(announced);
    const value = {
        url,
        addresses,
        ...(key !== undefined && { key }),
        ...(journal !== undefined && { journal }),
        certificate: at.certificate,
        environment: proxyVariables(at),
        lines: sdkLines.map(({ line, ...rest }) => ({ ...rest, line: line(at) })),
    };
    return `${JSON.stringify(value)}\n`;
}
