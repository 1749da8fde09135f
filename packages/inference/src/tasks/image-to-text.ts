import { looseObject, optional, record, string, unknown } from "valibot";
import { file } from "../wire/leaf.ts";
import type { DescriptionOf } from "./description.ts";
import { count, image } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "image-to-text",
    inputs: image,
    parameters: looseObject({
        max_new_tokens: optional(count),
        generation_parameters: optional(record(string(), unknown())),
    }),
    output: looseObject({ generated_text: string() }),
});

export const task = defineTask(schemas, {
    takes: ["image"],
    gives: "text",
    example: { inputs: file("cats.jpg", "image/jpeg") },
    exampleModel: "Salesforce/blip-image-captioning-base",
    python: (image) => ({ image }),
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Describes an image, or reads the text in it.",
    source: "the Hub's schema of image-to-text",
    inputs: shared.image,
    parameters: {
        max_new_tokens: { text: "How long the text may become.", unit: "tokens", range: shared.count, example: 20 },
        generation_parameters: { ...shared.generationParameters, example: { num_beams: 2 } },
    },
    commonParameters: ["max_new_tokens"],
    output: { text: "What the model wrote.", fields: { generated_text: { text: "The text." } } },
});
