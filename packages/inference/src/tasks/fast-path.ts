/** Checks for outputs and events of the usual form, which skip validation by their schema. */

/** Whether JSON is an object without the keys that a schema drops from its output. */
export function isPlainRecord(value: unknown): value is Readonly<Record<string, unknown>> {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    for (const key in value) if (key === "__proto__" || key === "constructor" || key === "prototype") return false;
    return true;
}

/** Whether JSON is a string, null or missing. */
export const isTextOrAbsent = (value: unknown): boolean => typeof (value ?? "") === "string";
