import { isSecret } from "@callsheet/inference/wire";
import { type Code, js } from "../../../languages/index.ts";
import { baseUrl, furtherHeaders } from "../../openai.ts";
import { noKey, type View } from "../../template.ts";

const OpenAI = js.from("openai", "OpenAI");

export function createClient(view: View): Code {
    const headers = furtherHeaders(view);
    // Without a key this client takes OpenAI's own from the environment, and would send it to this address.
    const without = view.call.endpointUrl === undefined ? "" : noKey;
    return js`
        const client = new ${OpenAI}({
            baseURL: ${baseUrl(view)},
            apiKey: ${isSecret(view.token) ? js`${view.token} ?? ${without}` : (view.token ?? noKey)},
            ${headers && js`defaultHeaders: ${headers},`}
        });
    `;
}
