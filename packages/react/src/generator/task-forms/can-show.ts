/** Whether the control of a field's kind can show a value; if not, the form shows the value as JSON. */
import { isRecord, isText } from "@callsheet/snippets/query";
import type { FormField } from "./task-form.ts";

export function canShow({ kind, choices }: Pick<FormField, "kind" | "choices">, value: unknown): boolean {
    if (value === undefined) return true;
    switch (kind) {
        case "text":
        case "longText":
        case "file":
            return typeof value === "string";
        case "choice":
            return typeof value === "string" && Object.hasOwn(choices ?? {}, value);
        case "number":
            // Text that does not parse as a number is kept as typed.
            return typeof value === "number" || typeof value === "string";
        case "boolean":
            return typeof value === "boolean";
        case "texts":
            return isText(value) || isListOf(isText)(value);
        case "table":
            return isRecord(value) && Object.values(value).every(isListOf(isCell));
        case "messages":
            return isListOf(isRecord)(value);
        case "object":
            return isRecord(value);
        case "json":
            return true;
    }
}

const isCell = (value: unknown): boolean => isText(value) || typeof value === "number";

const isListOf =
    (isItem: (item: unknown) => boolean) =>
    (value: unknown): boolean =>
        Array.isArray(value) && value.every(isItem);
