import type { Client } from "../../template.ts";
import { conversational } from "./conversational.ts";
import { conversationalStream } from "./conversational-stream.ts";

/** OpenAI's client, which speaks to every server of that form; it knows chat only. */
export const openai: Client = {
    language: "js",
    id: "openai",
    packages: () => ["openai"],
    prints: "wire",
    serves: (task) => task === "conversational",
    templates: { conversational, conversationalStream },
};
