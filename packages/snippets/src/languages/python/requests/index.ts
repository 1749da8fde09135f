import type { Templates } from "../../../templates/template.ts";
import { basicStream } from "./basic-stream.ts";
import { conversational } from "./conversational.ts";
import { conversationalStream } from "./conversational-stream.ts";
import { conversationalTools } from "./conversational-tools.ts";
import { print } from "./print.ts";
import { responses } from "./responses.ts";
import { responsesStream } from "./responses-stream.ts";
import { save } from "./save.ts";

/** The requests library: prints the wire request. */
export const requests: Templates = {
    byEnding: {
        print,
        save,
        conversational,
        conversationalStream,
        conversationalTools,
        basicStream,
        responses,
        responsesStream,
    },
};
