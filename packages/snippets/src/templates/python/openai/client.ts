import { type Code, python } from "../../../languages/index.ts";
import { baseUrl, furtherHeaders, queryOf } from "../../openai.ts";
import type { View } from "../../template.ts";
import { keywordArguments } from "../keyword-arguments.ts";

export const createClient = (view: View): Code => python`
    client = ${python.from("openai", "OpenAI")}(
        ${keywordArguments({
            base_url: baseUrl(view),
            api_key: view.token,
            default_query: queryOf(view),
            default_headers: furtherHeaders(view),
        })}
    )
`;
