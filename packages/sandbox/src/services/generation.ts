/** Text generation in the Hub's own form. */
import type { Json } from "@callsheet/inference";
import { type Answer, events, json } from "../answers/answer.ts";
import { beginning, numbers } from "../answers/seed.ts";
import { optionalFlag, optionalNumber, text } from "../checks/fields.ts";
import { jsonBody, parametersOf } from "./asked.ts";
import { limited, usageOf } from "./chat-answer.ts";
import type { Asked } from "./service.ts";

/** The form of text-generation-inference: whole, or a token an event, without a `[DONE]`. */
export function generate(asked: Asked): Answer {
    const body = jsonBody(asked);
    const prompt = text(body["inputs"], ["body", "inputs"]);
    const parameters = parametersOf(body);
    const limit = optionalNumber(parameters, "max_new_tokens", { min: 1, whole: true }) ?? Number.POSITIVE_INFINITY;
    const { words, cut } = limited(` and so on, after “${beginning(prompt)}”.`, limit);
    const generated_text = words.join("");
    if (!optionalFlag(body, "stream")) return json([{ generated_text }]);
    const chances = numbers(asked.seed, words.length);
    const details = {
        finish_reason: cut ? "length" : "eos_token",
        generated_tokens: words.length,
        input_length: usageOf(prompt, []).prompt_tokens,
        seed: null,
    };
    return events(
        words.map((text, index): Json => {
            const last = index === words.length - 1;
            const token = { id: index, text, logprob: -(chances[index] ?? 0), special: false };
            return { index, token, generated_text: last ? generated_text : null, details: last ? details : null };
        }),
        false,
    );
}
