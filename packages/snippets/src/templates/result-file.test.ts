import type { ProviderId, TaskId } from "@callsheet/inference";
import { expect, test } from "vitest";
import { callOf } from "../call-of-model.ts";
import { printCode } from "../code/index.ts";
import { js } from "../languages/js/literals.ts";
import { fileAt } from "../languages/js/output.ts";
import { python } from "../languages/python/literals.ts";
import { assignFile } from "../languages/python/output.ts";
import { fileFilter } from "../languages/sh/jq.ts";
import { resultFileOf } from "./result-file.ts";
import { viewOf } from "./template.ts";

function fileOf(provider: ProviderId, task: TaskId) {
    const call = callOf(task, { id: "owner/name" }, provider, { providerId: "their/id" }, {});
    return resultFileOf(viewOf(call, undefined));
}

test.each([
    ["fal-ai", "text-to-image", "result.images[0].url", 'file = result["images"][0]["url"]', ".images[0].url"],
    [
        "fal-ai",
        "text-to-audio",
        "result.audio_file?.url ?? result.audio.url",
        'if "audio_file" in result:\n    file = result["audio_file"]["url"]\nelse:\n    file = result["audio"]["url"]',
        ".audio_file.url // .audio.url",
    ],
    [
        "replicate",
        "text-to-image",
        "[result.output].flat()[0]",
        'file = result["output"]\nif isinstance(file, list):\n    file = file[0]',
        "[.output] | flatten[0]",
    ],
    // The request asks for base64. Only the client also handles a URL in the response.
    [
        "together",
        "text-to-image",
        "result.data[0].b64_json",
        'file = result["data"][0]["b64_json"]',
        ".data[0].b64_json",
    ],
] as const)("%s, %s: where the file is, in each language", (provider, task, inJs, inPython, inJq) => {
    const file = fileOf(provider, task);
    if (file === undefined) return expect.fail("the response is the file");
    expect(printCode(js`${fileAt(js`result`, file)}`)).toBe(`${inJs}\n`);
    expect(printCode(python`${assignFile(python`file`, python`result`, file)}`)).toBe(`${inPython}\n`);
    expect(fileFilter(file)).toBe(inJq);
});

test.each([
    ["hf-inference", "text-to-image"],
    ["together", "text-to-speech"],
] as const)("%s, %s: the response is the file", (provider, task) => {
    expect(fileOf(provider, task)).toBeUndefined();
});
