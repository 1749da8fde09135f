/** The names of the options of a call, and what each is. */
import { type CallOption, type CallOptionName, callOptions, type KebabCase, type Surface } from "./options.ts";

const rows: Readonly<Record<CallOptionName, CallOption>> = callOptions;

/** The names of all options, in the order of a link. */
export const callOptionNames = Object.keys(rows) as readonly CallOptionName[]; // They are the keys of the type.

/** The kind of an option, and whether it is no part of the call. */
export const callOption = (name: CallOptionName): CallOption => rows[name];

/** The names of the options of a surface. */
export const namesOn = (surface: Surface): readonly CallOptionName[] =>
    callOptionNames.filter((name) => rows[name].on?.includes(surface) ?? true);

/** The name of an option as links, flags, attributes and tags have it: `bill-to` for `billTo`. */
export const kebabCase = <Name extends string>(name: Name): KebabCase<Name> =>
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as KebabCase<Name>; // As the type says.
