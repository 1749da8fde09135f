import { expect, test } from "vitest";
import { explainError, unknownError } from "./explain-error.ts";
import { explanationLanguages, explanationsIn } from "./explanations-in.ts";

test.each(explanationLanguages)("an error is explained, with what it was recognised by, in %s", (language) => {
    const explained = explainError("openai.RateLimitError: Error code: 429 - busy", language);
    expect(explained).toMatchObject({
        id: "too-many-requests",
        ...explanationsIn(language)["too-many-requests"],
        because: ["openai.RateLimitError: Error code: 429 - busy"],
    });
    for (const { id, title } of explained?.others ?? []) expect(title).toBe(explanationsIn(language)[id].title);
});

test("a token in the text is masked", () => {
    const key = "hf_0123456789abcdefghij";
    const explained = explainError(`401 Unauthorized: Invalid token ${key}`, "en");
    expect(explained?.because).toEqual([expect.stringContaining("hf_012…")]);
    expect(JSON.stringify(explained)).not.toContain(key);
});

test("nothing is said of an error that is not known, but that, in each language", () => {
    expect(explainError("All is well.", "en")).toBeUndefined();
    expect(unknownError.gu).toMatch(/\p{Script=Gujarati}/u);
});
