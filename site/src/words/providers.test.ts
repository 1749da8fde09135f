import { catalogue } from "@callsheet/catalogue";
import { providerIds } from "@callsheet/inference/providers";
import { describe, expect, test } from "vitest";
import type { ProviderPage } from "./en/providers.ts";
import { codeIn, lintProse } from "./lint-prose.ts";
import { strings } from "./strings.ts";

const texts = ({ about, quirks, limits = [] }: ProviderPage): readonly string[] => [about, ...quirks, ...limits];

describe.each(providerIds)("what is said of %s", (provider) => {
    const gujarati = strings.gu.providers[provider];
    const english = strings.en.providers[provider];

    test("is written in its language, and whole", () => {
        expect(texts(gujarati).flatMap((text) => lintProse(text, "gu"))).toEqual([]);
        expect(texts(english).flatMap((text) => lintProse(text, "en"))).toEqual([]);
    });

    test("is the same in both languages: as many paragraphs, with the same code", () => {
        expect(texts(gujarati).map(codeIn)).toEqual(texts(english).map(codeIn));
        expect(gujarati.quirks).toHaveLength(english.quirks.length);
        expect(english.quirks.length).toBeGreaterThan(1);
    });
});

test("an id that is given as an example is the provider's own, as the catalogue has it", () => {
    const examples = providerIds.flatMap((provider) =>
        strings.en.providers[provider].quirks
            .flatMap((text) => [...text.matchAll(/`([^`\s]+\/[^`\s]+)` is `([^`]+)`/g)])
            .map(([, model, providerId]) => ({ provider, model, providerId })),
    );
    expect(examples.length).toBeGreaterThan(5);
    for (const { provider, model, providerId } of examples) {
        const mappings = catalogue.models.find(({ id }) => id === model)?.mappings ?? [];
        expect(mappings.filter((mapping) => mapping.provider === provider)).toContainEqual(
            expect.objectContaining({ providerId }),
        );
    }
});
