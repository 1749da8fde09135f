import type { Call } from "@callsheet/inference/providers";
import { wantsForm } from "../../functions.ts";
import { type Code, js } from "../../languages/index.ts";

/** What a program prints of a `completion`: the message; of one in a form that was asked for, its text. */
export const messageOf = (call: Call): Code =>
    wantsForm(call) ? js`completion.choices[0].message.content` : js`completion.choices[0].message`;
