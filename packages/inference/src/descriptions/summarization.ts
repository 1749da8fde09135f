import type { DescriptionOfTask } from "./description.ts";
import { tokenizer } from "./tokenizer.ts";

export const summarization: DescriptionOfTask<"summarization"> = {
    summary: "Says a long text in a few sentences.",
    source: "the Hub's schema of summarization",
    inputs: { text: "The long text." },
    parameters: tokenizer,
    output: { text: "What the model wrote.", fields: { summary_text: { text: "The summary." } } },
};
