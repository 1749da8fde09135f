import type { DescriptionOfTask } from "./description.ts";
import { tokenizer } from "./tokenizer.ts";

export const translation: DescriptionOfTask<"translation"> = {
    summary: "Translates a text from one language into another.",
    source: "the Hub's schema of translation",
    inputs: { text: "The text, or several at once." },
    parameters: {
        ...tokenizer,
        src_lang: {
            text: "The language of the text, by the model's own code, such as `en_XX` or `eng_Latn`. Models of more than two languages need it.",
        },
        tgt_lang: {
            text: "The language to translate into, by the model's own code. Models of more than two languages need it.",
        },
    },
    output: {
        text: "The translation; of several texts a list of them, in their order.",
        each: "The translation of one text.",
        fields: { translation_text: { text: "The translated text." } },
    },
};
