import type { Templates } from "../../template.ts";
import { print } from "./print.ts";
import { save } from "./save.ts";
import { stream } from "./stream.ts";

/** curl: the wire request, written out. What comes back is printed as it is. */
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
