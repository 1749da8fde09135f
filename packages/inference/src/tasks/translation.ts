import { array, boolean, looseObject, optional, record, string, union, unknown } from "valibot";
import { text, truncation } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

const translated = looseObject({ translation_text: string() });

export const translationSchemas = taskSchemas({
    id: "translation",
    inputs: union([text, array(text)]),
    parameters: looseObject({
        src_lang: optional(string()),
        tgt_lang: optional(string()),
        clean_up_tokenization_spaces: optional(boolean()),
        truncation: optional(truncation),
        generate_parameters: optional(record(string(), unknown())),
    }),
    output: union([translated, array(translated)]),
});

export const translationTask = task(translationSchemas, {
    takes: ["text"],
    gives: "text",
    example: { inputs: "The kite climbed above the old city wall." },
    exampleModel: "google-t5/t5-base",
    method: {
        js: "translation",
        python: { name: "translation", arguments: (text, parameters) => ({ text, ...parameters }) },
    },
});
