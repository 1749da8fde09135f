import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { attributeNames } from "../src/call-of-attributes.ts";
import { manifest } from "./manifest.ts";

const [{ declarations }] = JSON.parse(manifest()).modules;
const [element] = declarations;
const namesIn = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name);

test("manifest: has every attribute that the element follows, and each that is a property says so", () => {
    expect(namesIn(element.attributes).toSorted()).toEqual([...attributeNames].toSorted());
    expect(element.attributes).toContainEqual({
        name: "bill-to",
        description: "The organisation of the Hub that pays.",
        type: { text: "string" },
        fieldName: "billTo",
    });
});

test("manifest: has the parts and the variables that the README lists", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const [, list = ""] = /Its parts are ([^:]+):/.exec(readme) ?? [];
    const listed = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(namesIn(element.cssParts).filter((name) => name !== "root")).toEqual(expect.arrayContaining(listed));
    expect(listed).toHaveLength(element.cssParts.length - 1);
    expect(namesIn(element.cssProperties)).toContain("--callsheet-paper");
    expect(element.cssProperties.length).toBeGreaterThan(15);
});
