import { looseObject, optional, record, string, unknown } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { blob, text } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "text-to-speech",
    inputs: text,
    parameters: looseObject({ generation_parameters: optional(record(string(), unknown())) }),
    output: blob,
});

export const task = defineTask(schemas, {
    takes: ["text"],
    gives: "audio",
    example: { inputs: "Good morning! Tea will be ready in five minutes." },
    exampleModel: "hexgrad/Kokoro-82M",
    python: (text) => ({ text }),
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Reads a text aloud.",
    source: "the Hub's schema of text-to-speech",
    inputs: { text: "The text to read." },
    parameters: { generation_parameters: { ...shared.generationParameters, example: { do_sample: true } } },
    commonParameters: ["generation_parameters"],
    output: shared.audioOutput,
});
