import { array, boolean, looseObject, optional, record, string, union, unknown } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { text, truncation } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

const translated = looseObject({ translation_text: string() });

export const schemas = defineSchemas({
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

export const task = defineTask(schemas, {
    takes: ["text"],
    gives: "text",
    example: { inputs: "The kite climbed above the old city wall." },
    exampleModel: "google-t5/t5-base",
    python: "text",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Translates a text from one language into another.",
    source: "the Hub's schema of translation",
    inputs: { text: "The text, or several at once." },
    parameters: {
        clean_up_tokenization_spaces: shared.tokenizer.clean_up_tokenization_spaces,
        generate_parameters: shared.tokenizer.generate_parameters,
        src_lang: {
            text: "The language of the text, by the model's own code, such as `en_XX` or `eng_Latn`. Models of more than two languages need it.",
            example: "en",
            needs: { parameters: ["tgt_lang"] },
        },
        tgt_lang: {
            text: "The language to translate into, by the model's own code. Models of more than two languages need it.",
            example: "gu",
            needs: { parameters: ["src_lang"] },
        },
        truncation: shared.tokenizer.truncation,
    },
    commonParameters: ["src_lang", "tgt_lang"],
    output: {
        text: "The translation; of several texts a list of them, in their order.",
        each: "The translation of one text.",
        fields: { translation_text: { text: "The translated text." } },
    },
    typeNames: {
        "TranslationOutput|": "TranslationOutputElement",
        "TranslationOutput|[]": "TranslationOutputElement",
        "TranslationParameters.truncation": "TranslationTruncationStrategy",
    },
});
