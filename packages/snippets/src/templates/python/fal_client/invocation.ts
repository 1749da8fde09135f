import { isFile, type Leaf, leaf } from "@callsheet/inference/wire";
import { type Code, name, python, type Value } from "../../../languages/index.ts";
import { bodyOf } from "../../body.ts";
import { readOnce } from "../../read-once.ts";
import type { View } from "../../template.ts";

const falClient = python.module("fal_client");

/** Makes the call, through the queue if the task has one. The response is `result`. */
export function invocation({ wire, job, token }: View): Code {
    const body = bodyOf(wire);
    if (body === undefined || !("json" in body)) throw new TypeError("fal takes JSON.");
    const { json, file } = readOnce(body.json, (variable) => python`${name(variable)}`, encoded);
    return python`
        client = ${falClient}.SyncClient(key=${token})

        ${file && python`${name(file.name)} = ${file.content}`}
        result = client.${name(job ? "subscribe" : "run")}(
            ${new URL(wire.url).pathname.slice(1)},
            arguments=${json},
        )
    `;
}

/** The client has its own function for data URLs. */
const encoded = (content: Leaf): Value =>
    content[leaf] === "dataUrl" && isFile(content.of)
        ? python.call("fal_client.encode", content.of, content.type)
        : content;
