/** What tells outputs and events of the usual form, which their schema need not read. */

/** Whether JSON is an object, without the keys that a schema leaves out of what it copies. */
export function isPlainRecord(value: unknown): value is Readonly<Record<string, unknown>> {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    for (const key in value) if (key === "__proto__" || key === "constructor" || key === "prototype") return false;
    return true;
}

/** Whether JSON is a text, null or nothing. */
export const isTextOrAbsent = (value: unknown): boolean => typeof (value ?? "") === "string";
