import { providerHelper } from "@callsheet/inference/providers";
import type { Client } from "../../template.ts";
import { print } from "./print.ts";
import { save } from "./save.ts";

/** fal's own client. */
export const falClient: Client = {
    language: "python",
    id: "fal_client",
    packages: () => ["fal-client"],
    prints: "wire",
    own: { provider: "fal-ai", keyVariable: "FAL_KEY" },
    serves: (task) => providerHelper("fal-ai", task) !== undefined,
    templates: { print, save },
};
