import { type Code, python } from "../../../languages/index.ts";
import { baseUrl, extraHeaders } from "../../openai.ts";
import { noKey, type View } from "../../template.ts";
import { keywordArguments } from "../keyword-arguments.ts";

const OpenAI = python.from("openai", "OpenAI");

/** The base URL and its query are separate arguments: this client would append its path after a query. */
export function createClient(view: View): Code {
    const url = new URL(baseUrl(view));
    const query = url.searchParams.size > 0 ? Object.fromEntries(url.searchParams) : undefined;
    url.search = "";
    return python`
        client = ${OpenAI}(
            ${keywordArguments({
                base_url: url.href,
                api_key: view.token ?? noKey,
                default_query: query,
                default_headers: extraHeaders(view),
            })}
        )
    `;
}

/** Whether the query of an endpoint has a name more than once. */
export function repeatsQueryName(endpointUrl: string | undefined): boolean {
    const names = endpointUrl === undefined ? [] : [...new URL(endpointUrl).searchParams.keys()];
    return new Set(names).size < names.length;
}
