import { type CatalogueModel, catalogue, modelOf } from "@callsheet/catalogue";
import { providerHelper } from "@callsheet/inference/providers";
import { describe, expect, test } from "vitest";
import { pagesIn } from "../../frame/map/navigation.ts";
import { siteMap } from "../../frame/map/site-map.ts";
import { modelPlace } from "../../routes.ts";
import { modelsFor, partsOf, programsOfModel, servingsOf, similarTo } from "./model-page.ts";

const model = (id: string) => {
    const found = modelOf(id);
    if (!found) throw new Error(`The catalogue has no ${id}.`);
    return found;
};

describe("the page of a model", () => {
    test("has code wherever somebody serves the model who does its task, and none elsewhere", () => {
        for (const one of catalogue.models) {
            const isServed = servingsOf(one).some(({ provider, task }) => providerHelper(provider, task));
            const programCount = programsOfModel(one)?.programs.length ?? 0;
            expect([one.id, programCount > 0]).toEqual([one.id, isServed]);
        }
    });

    test("calls the model that it is of, by a provider that serves it", () => {
        const flux = model("black-forest-labs/FLUX.1-dev");
        const programs = programsOfModel(flux);
        expect(programs?.model).toBe(flux.id);
        expect(servingsOf(flux).map(({ provider }) => provider)).toContain(programs?.provider);
    });

    test("names who serves it, whoever was listed last first, with the way to their code", () => {
        const servings = servingsOf(model("black-forest-labs/FLUX.1-dev"));
        const days = servings.map(({ lastListed = "" }) => lastListed);
        expect(days).toEqual(days.toSorted().toReversed());
        expect(servings[0]?.query).toContain("model=black-forest-labs/FLUX.1-dev&task=text-to-image&provider=");
    });

    test("leads to others for the same task that somebody serves, and not to itself", () => {
        for (const one of catalogue.models) {
            const others = similarTo(one);
            expect(others).not.toContain(one);
            expect(others.every(({ mappings }) => mappings.length > 0)).toBe(true);
        }
    });
});

test("nothing for adults has a page, or is among the models that a page names unasked", () => {
    expect(modelsFor("text-to-image").some(({ id }) => /nsfw|uncensored/i.test(id))).toBe(false);
    const map = siteMap("en", { chapters: [], guides: [], integrations: [] });
    const places = pagesIn(map).map(({ place }) => place);
    const isShown = ({ id }: CatalogueModel) => places.includes(modelPlace(id));
    expect(catalogue.models.filter((one) => !isShown(one)).map(({ id }) => id)).toEqual(
        catalogue.models.filter(({ forAdults }) => forAdults).map(({ id }) => id),
    );
});

test("partsOf: an id is its owner and its name", () => {
    expect(partsOf("openai/whisper-large-v3")).toEqual({ owner: "openai/", name: "whisper-large-v3" });
    expect(partsOf("gpt2")).toEqual({ owner: "", name: "gpt2" });
});
