/** Chat in the Hub's former format: past inputs and responses, and the new text. */
import { type Fields, text, texts } from "../checks/fields.ts";
import { json, type ServiceResponse } from "../responses/response.ts";
import { readChat } from "./chat-request.ts";
import { replyBySeed } from "./chat-response.ts";
import type { ServiceRequest } from "./service.ts";

export function converse({ seed }: Pick<ServiceRequest, "seed">, inputs: Fields): ServiceResponse {
    const said = text(inputs["text"], ["body", "inputs", "text"]);
    const past = (key: string) =>
        Array.isArray(inputs[key]) && inputs[key].length > 0 ? texts(inputs[key], ["body", "inputs", key]) : [];
    const [questions, answers] = [past("past_user_inputs"), past("generated_responses")];
    const turns = questions.flatMap((content, index) => {
        const answer = answers[index];
        return [{ role: "user", content }, ...(answer === undefined ? [] : [{ role: "assistant", content: answer }])];
    });
    const chat = readChat({ messages: [...turns, { role: "user", content: said }] }, false);
    const generated_text = String(replyBySeed(chat)(seed).message["content"]);
    return json({
        generated_text,
        conversation: {
            past_user_inputs: [...questions, said],
            generated_responses: [...answers, generated_text],
        },
        warnings: [],
    });
}
