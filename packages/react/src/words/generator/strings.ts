import type { gujaratiGenerator } from "./gujarati.ts";

/**
 * The strings of the generator, as plain data. `lang` is the language that they are written in, as in the attribute of
 * that name. Names in braces, such as `{date}`, are replaced by their values.
 */
export type GeneratorStrings = typeof gujaratiGenerator;
