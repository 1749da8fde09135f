import { expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { explanationOf } from "./problem.ts";

test.each(languages)(
    "explanationOf: what is known in %s, with the way to its entry, and nothing else",
    async (language) => {
        const text = "ProviderApiError: hf-inference responded with 401 Unauthorized\nHTTP 401";
        const found = await explanationOf(language, text);
        expect(found?.link).toMatch(new RegExp(`^/${language}/errors#[a-z0-9-]+$`));
        expect(found?.steps.length).toBeGreaterThan(0);
        expect(await explanationOf(language, "zzz")).toBe(undefined);
    },
);
