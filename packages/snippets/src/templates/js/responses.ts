import { js } from "../../languages/index.ts";

/** Prints the text in an `event` of the Responses API, if it has some. */
export const printDelta = js`
    if (event.type === "response.output_text.delta") {
        process.stdout.write(event.delta);
    }
`;
