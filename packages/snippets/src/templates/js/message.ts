import type { Call } from "@callsheet/inference/providers";
import { wantsJson } from "../../chat-tools.ts";
import { type Code, js } from "../../languages/index.ts";

/** The part of a `completion` that a program prints: the message, or its text if JSON was requested. */
export const messageOf = (call: Call): Code =>
    wantsJson(call) ? js`completion.choices[0].message.content` : js`completion.choices[0].message`;
