import { type Code, python } from "../../../languages/index.ts";
import { baseUrl, furtherHeaders } from "../../openai.ts";
import { noKey, type View } from "../../template.ts";
import { keywordArguments } from "../keyword-arguments.ts";

const OpenAI = python.from("openai", "OpenAI");

/** This client would write its path behind a query: it is told that by itself. */
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
                default_headers: furtherHeaders(view),
            })}
        )
    `;
}

/** Whether a name stands more than once in a query. */
export function repeats(endpointUrl: string | undefined): boolean {
    const names = endpointUrl === undefined ? [] : [...new URL(endpointUrl).searchParams.keys()];
    return new Set(names).size < names.length;
}
