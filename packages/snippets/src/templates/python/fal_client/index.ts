import type { Templates } from "../../template.ts";
import { print } from "./print.ts";
import { save } from "./save.ts";

/** fal's own client. */
export const falClient: Templates = {
    byEnding: { print, save },
};
