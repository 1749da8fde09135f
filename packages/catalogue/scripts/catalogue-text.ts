import type { CatalogueData } from "../src/schema.ts";

/** The text of `catalogue.json`: one model per line, so that a diff is easy to read. */
export function catalogueText({ asOf, models }: CatalogueData): string {
    const lines = models.map((model) => `        ${onOneLine(model)}`);
    return `{\n    "asOf": ${JSON.stringify(asOf)},\n    "models": [\n${lines.join(",\n")}\n    ]\n}\n`;
}

/** JSON on one line, with spaces for readability. */
function onOneLine(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}: ${onOneLine(field)}`).join(", ")}}`;
}
