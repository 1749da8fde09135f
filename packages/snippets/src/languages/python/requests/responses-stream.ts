import type { Template } from "../../../templates/template.ts";
import { python } from "../literals.ts";
import { readEvents } from "./events.ts";
import { request } from "./request.ts";

export const responsesStream: Template = (view) => python`
    ${request(view)}
    ${readEvents(
        (event) => python`
            event = ${event}
            if event["type"] == "response.output_text.delta":
                print(event["delta"], end="", flush=True)
        `,
    )}
`;
