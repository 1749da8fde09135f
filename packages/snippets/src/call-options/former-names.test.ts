import { expect, test } from "vitest";
import { callOf, isDirect } from "../call-of-model.ts";
import { readModelRow } from "../model-row.ts";
import type { SnippetOptions } from "../snippet.ts";
import { callOption, callOptionNames } from "./option-names.ts";

const model = { id: "a/b", pipeline_tag: "text-generation", tags: ["conversational"] };
const call = (options: SnippetOptions) => callOf("conversational", model, "together", { providerId: "b" }, options);

test.each([
    [{ streaming: true }, { stream: true }],
    [{ directRequest: true }, { direct: true }],
    [{ endpointUrl: "http://localhost:8000/v1" }, { endpoint: "http://localhost:8000/v1" }],
])("%j is %j by its former name", (former, present) => {
    expect(call(former)).toEqual(call(present));
    expect(call(former)).not.toEqual(call({}));
    expect(readModelRow({ id: "a/b", options: former }).options).toEqual(former);
    expect(readModelRow({ id: "a/b", options: present }).options).toEqual(present);
});

test("are those of the table", () => {
    const formerNames = callOptionNames.flatMap((name) => callOption(name).formerName ?? []);
    expect(formerNames.toSorted()).toEqual(["directRequest", "endpointUrl", "streaming"]);
});

test("a former name gives way to the present one", () => {
    expect(call({ streaming: true, stream: false })).toEqual(call({}));
    expect(isDirect("together", { directRequest: true, direct: false })).toBe(false);
});
