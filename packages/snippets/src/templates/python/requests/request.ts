import { type Code, name, python, text, type Value } from "../../../languages/index.ts";
import { bodyOf, type Form } from "../../body.ts";
import type { View } from "../../template.ts";

/** Sends the wire request and makes sure that it was answered well; the answer is `response`. */
export function request({ wire, call }: View): Code {
    const headers = Object.fromEntries(Object.entries(wire.headers).map(([key, value]) => [key, text(value)]));
    const body = bodyOf(wire);
    return python`
        response = ${python.module("requests")}.${name(wire.method.toLowerCase())}(
            ${wire.url},
            headers=${headers},
            ${body && "json" in body && python`json=${body.json},`}
            ${body && "file" in body && python`data=${body.file},`}
            ${body && "form" in body && python`files=${fileOf(body.form)},`}
            ${body && "form" in body && python`data=${body.form.texts},`}
            ${call.stream && python`stream=True,`}
        )
        response.raise_for_status()
    `;
}

const fileOf = ({ field, file, fileName }: Form): Value => ({ [field]: python.tuple(fileName, file, file.type) });
