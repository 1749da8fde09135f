import { js } from "../../../languages/index.ts";
import { inferenceClient } from "../inference-client.ts";

/** Our own client. */
export const callsheet = inferenceClient("callsheet", "@callsheet/inference", js`event.token.text`);
