import { providerHelper } from "@callsheet/inference";
import type { Client } from "../../template.ts";
import { print } from "./print.ts";
import { save } from "./save.ts";

/** fal's own client. It knows no router, so that nobody else can pay. */
export const falClient: Client = {
    language: "python",
    id: "fal_client",
    prints: "wire",
    keyVariable: "FAL_KEY",
    serves: (task) => providerHelper("fal-ai", task) !== undefined,
    fails: ({ provider, billTo }) => provider !== "fal-ai" || billTo !== undefined,
    templates: { print, save },
};
