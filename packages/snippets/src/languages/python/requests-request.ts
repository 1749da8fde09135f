import { type Code, name } from "../../code/index.ts";
import { UnsupportedTextError } from "../../code/output.ts";
import { type Body, bodyOf, type Form } from "../../templates/body.ts";
import { readOnce } from "../../templates/read-once.ts";
import { headerTexts, type View } from "../../templates/template.ts";
import { python } from "./literals.ts";

const requests = python.module("requests");

/**
 * Sends the wire request into the variable `response`, and raises if it failed. Headers that a job's polls share are in
 * the variable `headers`.
 * @param json replaces the body's JSON. Default: the wire request's own body
 */
export function request({ wire, call, job }: View, json?: Code): Code {
    const { before, value } = json ? { value: python`json=${json},` } : bodyCode(bodyOf(wire));
    return python`
        ${before}

        response = ${requests}.${name(wire.method.toLowerCase())}(
            ${wire.url},
            headers={
                ${job && python`**headers,`}
                ${python.items(headerTexts(wire.headers, Object.keys(job?.headers ?? {})))}
            },
            ${value}
            ${call.stream && python`stream=True,`}
        )
        response.raise_for_status()
    `;
}

function bodyCode(body: Body | undefined): { readonly before?: Code; readonly value?: Code } {
    if (body === undefined) return {};
    if ("form" in body) return { value: formData(body.form) };
    if ("file" in body) return { value: python`data=${body.file},` };
    const { json, file } = readOnce(body.json, (variable) => python`${name(variable)}`);
    return { ...(file && { before: python`${name(file.name)} = ${file.content}` }), value: python`json=${json},` };
}

function formData({ texts, field, file, fileName }: Form): Code {
    if (
        !Object.entries(texts)
            .flat()
            .every((text) => text.isWellFormed())
    ) {
        throw new UnsupportedTextError("requests cannot encode a lone surrogate in a form.");
    }
    return python`
        files=${{ [field]: python.tuple(fileName, file, file.type) }},
        data=${texts},
    `;
}
