import type { Member, Parameter, Signature } from "./api.ts";

/** Longer signatures get one line per parameter. A phone shows this many characters. */
const lineLength = 38;

/** A signature on one line if it is short, else with a line for each parameter. */
export function signatureText(name: string, { typeParameters, parameters, returns }: Signature): string {
    const start = typeParameters === "" ? name : `${name}<${typeParameters}>`;
    const all = parameters.map(parameterText);
    const line = `${start}(${all.join(", ")}): ${returns}`;
    if (line.length <= lineLength || all.length === 0) return line;
    return `${start}(\n${all.map((one) => `    ${one},\n`).join("")}): ${returns}`;
}

const parameterText = ({ name, type, optional, rest }: Parameter): string =>
    `${rest ? "..." : ""}${name}${optional ? "?" : ""}: ${type}`;

/** The declaration of a type, without docstrings. */
export function bareType(name: string, members: readonly Member[]): string {
    const lines = members.map(({ name: key, optional, type, signature }) => {
        const field = key.startsWith("[") ? `[key: ${key.slice(1, -1)}]` : `${key}${optional ? "?" : ""}`;
        return signature
            ? `    ${signatureText(key, signature).replaceAll("\n", "\n    ")};\n`
            : `    ${field}: ${type};\n`;
    });
    return `type ${name} = {\n${lines.join("")}};`;
}
