import { isLeaf } from "@callsheet/inference";
import { type Code, fileArgument, formFile, heredoc, lines, sh, text, type Value } from "../../../languages/index.ts";
import { type Body, bodyOf, type Form } from "../../body.ts";
import type { View } from "../../template.ts";

/**
 * Sends the wire request; curl ends with an error when it is not answered well.
 * @param output where the answer goes, as an option of curl
 * @param then what stands behind the command
 */
export function request({ wire }: View, output?: Code, then?: Code): Code {
    const headers = Object.entries(wire.headers).map(([key, value]) => sh`-H ${text(`${key}: `, value)}`);
    const body = bodyOf(wire);
    const [last, ...others] = [...(output ? [output] : []), ...headers, ...(body ? data(body) : [])].toReversed();
    return sh`
        curl ${wire.url} \
            --fail-with-body \
            ${lines(others.toReversed())} \
            ${last && then ? sh`${last} ${then}` : last}
    `;
}

/** Linux takes no argument of more than 128 KiB; in the worst case a character takes six bytes. */
const longestArgument = 20_000;

function data(body: Body): readonly Code[] {
    if ("file" in body) return [sh`--data-binary ${fileArgument(body.file)}`];
    if ("form" in body) return formData(body.form);
    const fits = !holdsLeaf(body.json) && JSON.stringify(body.json).length < longestArgument;
    return [fits ? sh`-d ${body.json}` : sh`--data-binary @- ${heredoc(body.json)}`];
}

/** A text is taken as it is: with -F, one that begins with @ or < would name a file. */
const formData = ({ texts, field, file, fileName }: Form): readonly Code[] => [
    formFile(field, file, fileName),
    ...Object.entries(texts).map(([name, value]) => sh`--form-string ${`${name}=${value}`}`),
];

/** Whether the JSON holds a file, which is read when the command runs. */
function holdsLeaf(value: Value): boolean {
    if (isLeaf(value)) return true;
    return typeof value === "object" && value !== null && Object.values(value).some(holdsLeaf);
}
