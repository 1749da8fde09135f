import { expect, test } from "vitest";

import { explainError, explanationLanguages, explanationsIn, unknownError } from "./explain-error.ts";

test.each(explanationLanguages)(
    "explainError: an error is explained, with what it was recognised by, in %s",
    (language) => {
        const explained = explainError("openai.RateLimitError: Error code: 429 - busy", language);
        expect(explained).toMatchObject({
            id: "too-many-requests",
            title: explanationsIn(language)["too-many-requests"].title,
            cause: explanationsIn(language)["too-many-requests"].cause,
            because: ["openai.RateLimitError: Error code: 429 - busy"],
        });
        for (const { id, title } of explained?.others ?? []) expect(title).toBe(explanationsIn(language)[id].title);
    },
);

test.each([
    "hf_0123456789abcdefghij",
    "hf_oauth_eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3",
    "0f5c1b2a-1c2d-4e5f-8a9b-0c1d2e3f4a5b:0123456789abcdef0123456789abcdef",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N",
    "AIzaSyA1234567890abcdefghijklmnopqrstu",
    "0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d",
])("explainError: the key %s in the text is not in the explanation", (key) => {
    const explained = explainError(`401 Unauthorized: Invalid token ${key}`, "en");
    expect(explained?.because).toEqual(["401 Unauthorized: Invalid token [redacted]"]);
    expect(JSON.stringify(explained)).not.toContain(key);
});

test.each(explanationLanguages)(
    "explainError: the steps are those of the text's language, library and shell, in %s",
    (language) => {
        const stepsOf = (text: string) => explainError(text, language)?.steps.join("\n") ?? "";
        const noKey = (path: string) => `  File "${path}", line 5\nKeyError: 'HF_TOKEN'`;
        expect(stepsOf(noKey("C:\\Users\\asha\\chat.py"))).toContain("$env:HF_TOKEN");
        expect(stepsOf(noKey("C:\\Users\\asha\\chat.py"))).not.toContain("export HF_TOKEN");
        expect(stepsOf(noKey("/home/asha/chat.py"))).toContain("export HF_TOKEN");
        expect(stepsOf(noKey("/home/asha/chat.py"))).not.toContain("$env:HF_TOKEN");
        expect(stepsOf("503 Service Unavailable")).not.toContain("Callsheet");
        expect(stepsOf("ProviderApiError: groq responded with 503 Service Unavailable")).toContain("Callsheet");
    },
);

test("explainError: a message about a key is known, also where the words behind the name look like one", () => {
    const explained = explainError("chat.sh: line 3: HF_TOKEN: unbound variable", "en");
    expect(explained?.id).toBe("no-key");
    expect(explained?.because).toEqual(["chat.sh: line 3: HF_TOKEN: unbound variable"]);
});

test("explainError: nothing is said of an error that is not known, but that, in each language", () => {
    expect(explainError("All is well.", "en")).toBeUndefined();
    expect(unknownError.gu).toMatch(/\p{Script=Gujarati}/u);
});
