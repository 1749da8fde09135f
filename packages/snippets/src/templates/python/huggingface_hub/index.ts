import type { Templates } from "../../template.ts";
import { basicStream } from "./basic-stream.ts";
import { conversational } from "./conversational.ts";
import { conversationalStream } from "./conversational-stream.ts";
import { conversationalTools } from "./conversational-tools.ts";
import { limitations } from "./limitations.ts";
import { print } from "./print.ts";
import { save } from "./save.ts";

/** The Hub's own Python client. */
export const huggingfaceHub: Templates = {
    limitations,
    byEnding: { print, save, conversational, conversationalStream, conversationalTools, basicStream },
};
