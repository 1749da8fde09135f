import { type Code, name, python, text } from "../../../languages/index.ts";
import { bodyOf } from "../../body.ts";
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
            ${call.stream && python`stream=True,`}
        )
        response.raise_for_status()
    `;
}
