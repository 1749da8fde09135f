import type { WireRequest } from "@callsheet/inference/wire";
import { type Code, lines, local, name, text } from "../../code/index.ts";
import { type Body, bodyOf, type Form } from "../../templates/body.ts";
import { leavesOf, readOnce } from "../../templates/read-once.ts";
import type { View } from "../../templates/template.ts";
import { fileArgument, formFile, heredoc, sh } from "./literals.ts";

/**
 * Sends the wire request. curl exits with an error if it fails.
 * @param output the curl option that says where the response goes
 * @param then code to append to the command
 */
export function request({ wire }: View, output?: Code, then?: Code): Code {
    const { before, options } = data(bodyOf(wire));
    const all = [...(output ? [output] : []), ...headerOptions(wire.headers), ...options];
    const [last, ...others] = all.toReversed();
    return sh`
        ${before}
        curl ${wire.url} \
            --fail-with-body \
            ${lines(others.toReversed())} \
            ${last && then ? sh`${last} ${then}` : last}
    `;
}

/** Header options, with variables for the secrets. */
export const headerOptions = (headers: WireRequest["headers"]): readonly Code[] =>
    Object.entries(headers).map(([key, value]) => sh`-H ${text(`${key}: `, value)}`);

/** Linux limits an argument to 128 KiB; in the worst case a character takes six bytes. */
const maxArgumentLength = 20_000;

function data(body: Body | undefined): { readonly before?: Code; readonly options: readonly Code[] } {
    if (body === undefined) return { options: [] };
    if ("file" in body) return { options: [sh`--data-binary ${fileArgument(body.file)}`] };
    if ("form" in body) return { options: formData(body.form) };
    const fits = leavesOf(body.json).length === 0 && JSON.stringify(body.json).length < maxArgumentLength;
    if (fits) return { options: [sh`-d ${body.json}`] };
    const { json, file } = readOnce(body.json, (variable) => text(local(variable)));
    return {
        ...(file && { before: sh`${name(file.name)}=${file.content}` }),
        options: [sh`--data-binary @- ${heredoc(json)}`],
    };
}

/** Text fields use `--form-string`: with `-F`, a text that begins with `@` or `<` would name a file. */
const formData = ({ texts, field, file, fileName }: Form): readonly Code[] => [
    formFile(field, file, fileName),
    ...Object.entries(texts).map(([key, value]) => sh`--form-string ${`${key}=${value}`}`),
];
