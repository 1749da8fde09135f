/** Text generation in the Hub's own form. */
import type { Json } from "@callsheet/inference/wire";
import { optionalFlag, optionalNumber, text } from "../checks/fields.ts";
import { events, json, type ServiceResponse } from "../responses/response.ts";
import { beginning, numbers } from "../responses/seed.ts";
import { limited, usageOf } from "./chat-response.ts";
import { jsonBody, parametersOf } from "./read-request.ts";
import type { ServiceRequest } from "./service.ts";

/** The form of text-generation-inference: whole, or a token an event, without a `[DONE]`. */
export function generate(request: ServiceRequest): ServiceResponse {
    const body = jsonBody(request);
    const prompt = text(body["inputs"], ["body", "inputs"]);
    const parameters = parametersOf(body);
    const limit = optionalNumber(parameters, "max_new_tokens", { min: 1, whole: true }) ?? Number.POSITIVE_INFINITY;
    const { words, cut } = limited(` and so on, after “${beginning(prompt)}”.`, limit);
    const generated_text = words.join("");
    if (!optionalFlag(body, "stream")) return json([{ generated_text }]);
    const chances = numbers(request.seed, words.length);
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
