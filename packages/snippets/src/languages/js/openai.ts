/** OpenAI's client, for chat at any OpenAI-compatible server. */
import { isSecret } from "@callsheet/inference/wire";
import type { Code } from "../../code/index.ts";
import { baseUrl, completionArguments, extraHeaders } from "../../templates/openai.ts";
import { noKey, type Template, type Templates, type View } from "../../templates/template.ts";
import { js } from "./literals.ts";
import { messageOf, printDelta } from "./output.ts";
import { toolLoop, toolStreamLoop, toolStubs, withVariable } from "./tool-loop.ts";

const OpenAI = js.from("openai", "OpenAI");

function createClient(view: View): Code {
    const headers = extraHeaders(view);
    // Without a key, this client would take OpenAI's own key from the environment and send it to this address.
    const fallback = view.call.endpointUrl === undefined ? "" : noKey;
    return js`
        const client = new ${OpenAI}({
            baseURL: ${baseUrl(view)},
            apiKey: ${isSecret(view.token) ? js`${view.token} ?? ${fallback}` : (view.token ?? noKey)},
            ${headers && js`defaultHeaders: ${headers},`}
        });
    `;
}

const conversational: Template = (view) => js`
    ${createClient(view)}

    const completion = await client.chat.completions.create(${completionArguments(view)});
    console.log(${messageOf(view.call)});
`;

const conversationalStream: Template = (view) => js`
    ${createClient(view)}

    const stream = await client.chat.completions.create(${completionArguments(view)});
    ${readEvents(js`process.stdout.write(event.choices?.[0]?.delta?.content ?? "");`)}
    process.stdout.write("\n");
`;

/** This client reads a response that is no stream as one without events. */
const readEvents = (take: Code): Code => js`
    let event;
    for await (event of stream) {
        ${take}
    }
    if (!event) throw new Error("The server sent no stream.");
`;

const conversationalTools: Template = (view) => {
    const body = completionArguments(view);
    const ask = js`const completion = await client.chat.completions.create(${withVariable(body, "messages")});`;
    return js`
        ${createClient(view)}

        ${toolStubs(view.call)}

        ${toolLoop(body["messages"], ask, js`if (call.type !== "function") continue;`)}
    `;
};

const conversationalToolsStream: Template = (view) => {
    const body = completionArguments(view);
    const create = js`await client.chat.completions.create(${withVariable(body, "messages")})`;
    return js`
        ${createClient(view)}

        ${toolStubs(view.call)}

        ${toolStreamLoop(
            body["messages"],
            (take) => js`
                const stream = ${create};
                ${readEvents(take)}
            `,
        )}
    `;
};

const responses: Template = (view) => js`
    ${createClient(view)}

    const response = await client.responses.create(${completionArguments(view)});
    console.log(response.output_text);
`;

const responsesStream: Template = (view) => js`
    ${createClient(view)}

    const stream = await client.responses.create(${completionArguments(view)});
    ${readEvents(printDelta)}
    process.stdout.write("\n");
`;

const responsesTools: Template = (view) => {
    const body = completionArguments(view);
    return js`
        ${createClient(view)}

        ${toolStubs(view.call)}

        async function answer(input) {
            for (let round = 0; round < 5; round++) {
                const response = await client.responses.create(${withVariable(body, "input")});
                if (!response.output.some(({ type }) => type === "function_call")) {
                    return response.output_text;
                }
                input.push(...response.output);
                for (const call of response.output) {
                    if (call.type !== "function_call") continue;
                    const result = run(call.name, JSON.parse(call.arguments || "{}"));
                    input.push({
                        type: "function_call_output",
                        call_id: call.call_id,
                        output: JSON.stringify(result),
                    });
                }
            }
            throw new Error("The model called functions 5 times and gave no answer.");
        }

        const text = await answer(${body["input"]});
        console.log(text);
    `;
};

export const openai: Templates = {
    byEnding: {
        conversational,
        conversationalStream,
        conversationalTools,
        conversationalToolsStream,
        responses,
        responsesStream,
        responsesTools,
    },
};
