import { accepts } from "hono/accepts";

const text = "text/plain";
const json = "application/json";

/** Whether a client prefers a plain text to JSON. Hono's own choice leaves out the wildcard, which stands for JSON too. */
export const prefersText = (context: Parameters<typeof accepts>[0]): boolean =>
    accepts(context, {
        header: "Accept",
        supports: [json, text],
        default: json,
        match: (accepted, { supports }) => {
            const [best] = supports
                .map((type) => ({ type, ...weightOf(type, accepted) }))
                .toSorted((one, other) => other.q - one.q || other.precision - one.precision);
            return best?.type ?? json;
        },
    }) === text;

type Accepted = { readonly type: string; readonly q: number };

/** How much a client wants a media type: by the most precise range that has it. */
const weightOf = (type: string, accepted: readonly Accepted[]): { readonly q: number; readonly precision: number } => {
    const ranges = ["*/*", type.replace(/\/.*/, "/*"), type];
    const named = ranges.map((range) => accepted.find((one) => one.type.toLowerCase() === range)?.q);
    const precision = named.findLastIndex((q) => q !== undefined);
    return { q: named[precision] ?? 0, precision };
};
