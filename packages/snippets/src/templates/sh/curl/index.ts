import type { Client } from "../../template.ts";
import { print } from "./print.ts";
import { save } from "./save.ts";
import { stream } from "./stream.ts";

/** curl: the wire request, written out. What comes back is printed as it is. */
export const curl: Client = {
    language: "sh",
    id: "curl",
    packages: () => [],
    prints: "wire",
    serves: () => true,
    templates: {
        print,
        save,
        conversational: print,
        conversationalStream: stream,
        basicStream: stream,
        responses: print,
        responsesStream: stream,
    },
};
