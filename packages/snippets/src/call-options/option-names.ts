/** The names of the options of a call, and what each is. */
import { type CallOption, type CallOptionName, callOptions, type KebabCase, type Surface } from "./options.ts";

const rows: Readonly<Record<CallOptionName, CallOption>> = callOptions;

/** The names of all options, in the order of a link. */
export const callOptionNames = Object.keys(rows) as readonly CallOptionName[]; // They are the keys of the type.

/**
 * What is known of an option: the kind of its value, where it is given, and whether it only chooses the programs to show.
 *
 * @param name the name of the option
 * @returns its row in the table
 * @example
 * import { callOption } from "@callsheet/snippets/call-options";
 *
 * console.log(callOption("stream").kind);
 */
export const callOption = (name: CallOptionName): CallOption => rows[name];

/**
 * The options that a surface has.
 *
 * @param surface `snippet` and `run` for the commands, `sandbox` for a call in it, `tag` for the tag of a block
 * @returns their names, in the order of a link
 * @example
 * import { namesOn } from "@callsheet/snippets/call-options";
 *
 * console.log(namesOn("run").includes("billTo"));
 */
export const namesOn = (surface: Surface): readonly CallOptionName[] =>
    callOptionNames.filter((name) => rows[name].on?.includes(surface) ?? true);

/**
 * The name of an option as links, flags, attributes and tags have it.
 *
 * @param name the name as JSON and components have it
 * @returns the words of the name in lower case, with hyphens: `bill-to` for `billTo`
 * @example
 * import { kebabCase } from "@callsheet/snippets/call-options";
 *
 * console.log(kebabCase("billTo"));
 */
export const kebabCase = <Name extends string>(name: Name): KebabCase<Name> =>
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as KebabCase<Name>; // As the type says.
