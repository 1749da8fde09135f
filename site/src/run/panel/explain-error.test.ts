import { describe, expect, test } from "vitest";
import { languages } from "../../languages.ts";
import { explanationOf } from "./explain-error.ts";

describe.each(languages)("an error in %s", (language) => {
    test("is explained from its message, with the way to its entry", () => {
        const found = explanationOf(
            language,
            "ProviderApiError: hf-inference responded with 401 Unauthorized\nHTTP 401",
        );
        expect(found?.link).toMatch(new RegExp(`^/${language}/errors#[a-z0-9-]+$`));
        expect(found?.todo.length).toBeGreaterThan(0);
    });

    test("that nobody knows is not explained", () => {
        expect(explanationOf(language, "zzz")).toBe(undefined);
    });
});
