import type { Templates } from "../../../templates/template.ts";
import { print } from "./print.ts";
import { save } from "./save.ts";
import { stream } from "./stream.ts";

/** curl: prints the wire request. Its programs print the response unchanged. */
export const curl: Templates = {
    byEnding: {
        print,
        save,
        conversational: print,
        conversationalStream: stream,
        basicStream: stream,
        responses: print,
        responsesStream: stream,
    },
};
