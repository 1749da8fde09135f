import { js } from "../../../languages/index.ts";
import { completionArguments } from "../../openai.ts";
import type { Template } from "../../template.ts";
import { toolStubs, withVariable } from "../tool-loop.ts";
import { createClient } from "./client.ts";

export const responsesTools: Template = (view) => {
    const given = completionArguments(view);
    return js`
        ${createClient(view)}

        ${toolStubs(view.call)}

        async function answer(input) {
            for (let round = 0; round < 5; round++) {
                const response = await client.responses.create(${withVariable(given, "input")});
                if (!response.output.some(({ type }) => type === "function_call")) {
                    return response.output_text;
                }
                input.push(...response.output);
                for (const call of response.output) {
                    if (call.type !== "function_call") continue;
                    const result = run(call.name, JSON.parse(call.arguments));
                    input.push({
                        type: "function_call_output",
                        call_id: call.call_id,
                        output: JSON.stringify(result),
                    });
                }
            }
            throw new Error("The model called functions 5 times and gave no answer.");
        }

        const text = await answer(${given["input"]});
        console.log(text);
    `;
};
