import { isSecret } from "@callsheet/inference/wire";
import { type Code, js } from "../../../languages/index.ts";
import { baseUrl, extraHeaders } from "../../openai.ts";
import { noKey, type View } from "../../template.ts";

const OpenAI = js.from("openai", "OpenAI");

export function createClient(view: View): Code {
    const headers = extraHeaders(view);
    // Without a key, this client would take OpenAI's own key from the environment and send it to this address.
    const without = view.call.endpointUrl === undefined ? "" : noKey;
    return js`
        const client = new ${OpenAI}({
            baseURL: ${baseUrl(view)},
            apiKey: ${isSecret(view.token) ? js`${view.token} ?? ${without}` : (view.token ?? noKey)},
            ${headers && js`defaultHeaders: ${headers},`}
        });
    `;
}
