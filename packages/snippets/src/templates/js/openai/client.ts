import { type Code, js } from "../../../languages/index.ts";
import { baseUrl, furtherHeaders } from "../../openai.ts";
import type { View } from "../../template.ts";

export function createClient(view: View): Code {
    const headers = furtherHeaders(view);
    return js`
        const client = new ${js.from("openai", "OpenAI")}({
            baseURL: ${baseUrl(view)},
            apiKey: ${view.token},
            ${headers && js`defaultHeaders: ${headers},`}
        });
    `;
}
