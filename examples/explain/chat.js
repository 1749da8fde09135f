// Asks a model a question, through the router of Hugging Face. It fails: this model sorts texts, and does not chat.
import { OpenAI } from "openai";

const client = new OpenAI({
    baseURL: "https://router.huggingface.co/v1",
    apiKey: process.env.HF_TOKEN,
    maxRetries: 0,
});

const completion = await client.chat.completions.create({
    model: "ProsusAI/finbert",
    messages: [{ role: "user", content: "Is this good news? Profits rose again." }],
});
console.log(completion.choices[0].message.content);
