import { js } from "../../../languages/index.ts";
import { inferenceClient } from "../inference-client.ts";

/** The Hub's own JavaScript client. It passes on the events of text generation as the server wrote them. */
export const huggingfaceJs = inferenceClient("huggingface.js", "@huggingface/inference", js`event.choices[0]?.text`);
