/** The flags of a command that calls a model, from the options of a call. */
import { callOption, callOptionHelp, kebabCase, namesOn } from "@callsheet/snippets/call-options";
import { jsonObject } from "../values.ts";
import type { CommandOption } from "./command.ts";

/** The flags of the options that a command has; the model is its argument. */
export const callFlags = (command: "snippet" | "run"): readonly CommandOption[] =>
    namesOn(command)
        .filter((name) => name !== "model")
        .map((option) => {
            const { kind } = callOption(option);
            const { text, byDefault, command = text, value = kebabCase(option) } = callOptionHelp[option];
            const isWhole = command !== text || byDefault === undefined;
            return {
                name: kebabCase(option),
                description: isWhole ? command : `${text} (default: ${byDefault})`,
                ...(kind !== "switch" && { value }),
                ...(kind === "object" && { read: jsonObject }),
            };
        });

/** The argument of a command that calls a model. */
export const modelArgument = { usage: "<model>", description: callOptionHelp.model.text } as const;
