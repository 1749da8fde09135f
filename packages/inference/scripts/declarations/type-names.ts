/** The names of types: those that the task's description states, and otherwise names after the path of the value. */

/** By path, as `typeNames` of a description. */
export type TypeNames = Readonly<Record<string, string>>;

/** The type name of the value at a path; undefined if its type is written inline. */
export const nameAt = (names: TypeNames, path: string): string | undefined =>
    Object.hasOwn(names, path) ? names[path] : undefined;

/** The type name of the object at a path. */
export const objectNameAt = (names: TypeNames, path: string): string =>
    nameAt(names, path) ??
    path
        .replace(/Input\.inputs$/, "InputData")
        .replaceAll("[]", "Element")
        .replaceAll("|", "Option")
        .replaceAll("{}", "Value")
        .replaceAll(/[._-](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The stem of a task's types, from its method: `textClassification` gives `TextClassification`. */
export const stemOf = (method: string): string => method.charAt(0).toUpperCase() + method.slice(1);
