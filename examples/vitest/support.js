import { InferenceClient } from "@huggingface/inference";
import OpenAI from "openai";

/** What customers read when no model can be reached. */
export const apology = "Thank you for your message. We will write to you tomorrow.";

/** Whether a customer is unhappy. */
export async function isUnhappy(message) {
    const client = new InferenceClient(process.env.HF_TOKEN);
    const [likeliest] = await client.textClassification({
        model: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
        inputs: message,
    });
    return likeliest.label === "NEGATIVE";
}

/** The reply to a customer. */
export async function reply(message) {
    const client = new OpenAI({ maxRetries: 1 });
    try {
        const { choices } = await client.chat.completions.create({
            model: "gpt-4o-mini",
            messages: [
                { role: "system", content: "You answer the customers of a book shop in two sentences." },
                { role: "user", content: message },
            ],
        });
        return choices[0].message.content;
    } catch (error) {
        if (error instanceof OpenAI.APIError) return apology;
        throw error;
    }
}
