import type { Call } from "@callsheet/inference/providers";
import type { LanguageId } from "@callsheet/snippets";

/**
 * How the program of a chat reads the text of its answer alone.
 *
 * @returns an expression of the program, or the rest of its command; undefined if the program prints no whole message
 */
export function textAlone(call: Call, language: LanguageId, client: string): string | undefined {
    const { task, stream, api, parameters } = call;
    if (task !== "conversational" || stream || api === "responses") return undefined;
    // These programs print the JSON that was asked for, or call the functions and print the text.
    if (parameters?.["response_format"] || hasTools(parameters)) return undefined;
    if (language === "sh") return "… | jq -r '.choices[0].message.content'";
    return client === "requests"
        ? 'completion["choices"][0]["message"]["content"]'
        : "completion.choices[0].message.content";
}

const hasTools = (parameters: Call["parameters"]): boolean => {
    const tools: unknown = parameters?.["tools"];
    return Array.isArray(tools) && tools.length > 0;
};
