import { catalogue } from "@callsheet/catalogue";
import { expect, test } from "vitest";
import { suggested } from "./suggested.ts";

const idsFor = (text: string) => suggested(catalogue.models, text).map(({ id }) => id);

test("models for adults are not suggested to learners, unless they ask for them", () => {
    expect(idsFor("flux").filter((id) => /uncensored/i.test(id))).toEqual([]);
    expect(idsFor("flux uncensored")).not.toEqual([]);
});

test("a model that finds such images is for everybody", () => {
    expect(idsFor("image classification")).toContain("Falconsai/nsfw_image_detection");
});
