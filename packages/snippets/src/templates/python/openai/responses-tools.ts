import { python } from "../../../languages/index.ts";
import type { Template } from "../../template.ts";
import { keywordArguments } from "../keyword-arguments.ts";
import { toolStubs } from "../tool-loop.ts";
import { argumentsOf } from "./arguments.ts";
import { createClient } from "./client.ts";

const json = python.module("json");

export const responsesTools: Template = (view) => {
    const given = argumentsOf(view);
    return python`
        ${createClient(view)}


        ${toolStubs(view.call)}


        def answer(input):
            for _ in range(5):
                response = client.responses.create(
                    ${keywordArguments({ ...given, input: python`input` })}
                )
                calls = [item for item in response.output if item.type == "function_call"]
                if not calls:
                    return response.output_text
                input += response.output
                for call in calls:
                    result = functions[call.name](${json}.loads(call.arguments))
                    input.append(
                        {
                            "type": "function_call_output",
                            "call_id": call.call_id,
                            "output": ${json}.dumps(result),
                        }
                    )
            raise RuntimeError("The model called functions 5 times and gave no answer.")


        text = ${python.call("answer", given["input"])}
        print(text)
    `;
};
