/** The files of the libraries that programs may import. */

import type { RunFile } from "../run-file.ts";
import callsheet from "./libraries/callsheet.ts?run-file";
import huggingface from "./libraries/huggingface.ts?run-file";
import openai from "./libraries/openai.ts?run-file";
import type { LibraryName } from "./library-names.ts";

export const libraries: Readonly<Record<LibraryName, RunFile>> = {
    openai,
    "@huggingface/inference": huggingface,
    "@callsheet/inference": callsheet,
};
