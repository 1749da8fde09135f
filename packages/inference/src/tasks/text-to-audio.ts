import { looseObject, optional, record, string, unknown } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { blob, text } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "text-to-audio",
    inputs: text,
    parameters: looseObject({ generation_parameters: optional(record(string(), unknown())) }),
    output: blob,
});

export const task = defineTask(schemas, {
    takes: ["text"],
    gives: "audio",
    example: { inputs: "slow sitar over the sound of steady rain" },
    exampleModel: "facebook/musicgen-small",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Makes a sound or music from its description.",
    source: "the Hub's schema of text-to-audio",
    inputs: { text: "What should be heard, in words." },
    parameters: { generation_parameters: { ...shared.generationParameters, example: { do_sample: true } } },
    commonParameters: ["generation_parameters"],
    output: shared.audioOutput,
});
