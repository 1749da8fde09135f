import { js } from "../../languages/index.ts";

/** Prints the piece of text in an `event` of the Responses API, if it holds one. */
export const printDelta = js`
    if (event.type === "response.output_text.delta") {
        process.stdout.write(event.delta);
    }
`;
