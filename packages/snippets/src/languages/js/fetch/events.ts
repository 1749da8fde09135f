import type { Code } from "../../../code/index.ts";
import { js } from "../literals.ts";

/**
 * Reads the response's server-sent events as they arrive and prints the text in each.
 * @param piece the expression for the text in `event`
 */
export const printEvents = (piece: Code): Code => readEvents(js`process.stdout.write(${piece} ?? "");`);

/**
 * Reads the response's server-sent events as they arrive.
 * @param print prints the text in `event`
 */
export const readEvents = (print: Code): Code => js`
    let unread = "";
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        const lines = (unread + text).split("\n");
        unread = lines.pop();
        for (const line of lines) {
            const data = line.replace(/^data:/, "").trim();
            if (!line.startsWith("data:") || data === "[DONE]") continue;
            const event = JSON.parse(data);
            ${print}
        }
    }
    process.stdout.write("\n");
`;
