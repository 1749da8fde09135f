import { type Code, js } from "../../../languages/index.ts";
import { baseUrl, furtherHeaders, queryOf } from "../../openai.ts";
import type { View } from "../../template.ts";

export function createClient(view: View): Code {
    const query = queryOf(view);
    const headers = furtherHeaders(view);
    return js`
        const client = new ${js.from("openai", "OpenAI")}({
            baseURL: ${baseUrl(view)},
            apiKey: ${view.token},
            ${query && js`defaultQuery: ${query},`}
            ${headers && js`defaultHeaders: ${headers},`}
        });
    `;
}
