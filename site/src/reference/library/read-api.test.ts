import { describe, expect, test } from "vitest";
import { groupIds } from "../../frame/map/library-groups.ts";
import { bareType, signatureText, tagsOf } from "./api.ts";
import { groupOf, placeOf, taskOf } from "./links.ts";
import { readApi, sourcePackages } from "./read-api.ts";

const api = readApi();

/** Every published entry point, as programs import it. */
const modules: Readonly<Record<string, () => Promise<object>>> = {
    "@callsheet/inference": () => import("@callsheet/inference"),
    "@callsheet/inference/tasks": () => import("@callsheet/inference/tasks"),
    "@callsheet/inference/providers": () => import("@callsheet/inference/providers"),
    "@callsheet/inference/wire": () => import("@callsheet/inference/wire"),
    "@callsheet/inference/hub": () => import("@callsheet/inference/hub"),
    "@callsheet/inference/logger": () => import("@callsheet/inference/logger"),
    "@callsheet/inference/redaction": () => import("@callsheet/inference/redaction"),
    "@callsheet/inference/interface-languages": () => import("@callsheet/inference/interface-languages"),
    "@callsheet/inference/descriptions": () => import("@callsheet/inference/descriptions"),
    "@callsheet/inference/schema": () => import("@callsheet/inference/schema"),
    "@callsheet/inference/json-schema": () => import("@callsheet/inference/json-schema"),
    "@callsheet/catalogue": () => import("@callsheet/catalogue"),
    "@callsheet/catalogue/search": () => import("@callsheet/catalogue/search"),
    "@callsheet/catalogue/hub": () => import("@callsheet/catalogue/hub"),
    "@callsheet/snippets": () => import("@callsheet/snippets"),
    "@callsheet/snippets/query": () => import("@callsheet/snippets/query"),
    "@callsheet/snippets/call-options": () => import("@callsheet/snippets/call-options"),
    "@callsheet/snippets/corrected-call": () => import("@callsheet/snippets/corrected-call"),
    "@callsheet/sandbox": () => import("@callsheet/sandbox"),
    "@callsheet/sandbox/fetch": () => import("@callsheet/sandbox/fetch"),
    "@callsheet/sandbox/handler": () => import("@callsheet/sandbox/handler"),
    "@callsheet/sandbox/media": () => import("@callsheet/sandbox/media"),
    "@callsheet/sandbox/serve": () => import("@callsheet/sandbox/serve"),
    "@callsheet/sandbox/test": () => import("@callsheet/sandbox/test"),
    "@callsheet/errors": () => import("@callsheet/errors"),
    "@callsheet/errors/explanations": () => import("@callsheet/errors/explanations"),
    "remark-callsheet": () => import("remark-callsheet"),
    "@callsheet/react": () => import("@callsheet/react"),
    "@callsheet/react/core": () => import("@callsheet/react/core"),
    "@callsheet/react/parts": () => import("@callsheet/react/parts"),
    "@callsheet/react/generator": () => import("@callsheet/react/generator"),
    "@callsheet/react/generator/core": () => import("@callsheet/react/generator/core"),
    "@callsheet/react/highlight": () => import("@callsheet/react/highlight"),
    "@callsheet/element": () => import("@callsheet/element"),
    "@callsheet/element/define": () => import("@callsheet/element/define"),
    "@callsheet/element/react": () => import("@callsheet/element/react"),
    "@callsheet/element/preact": () => import("@callsheet/element/preact"),
    "@callsheet/ai-sdk": () => import("@callsheet/ai-sdk"),
    "@callsheet/http": () => import("@callsheet/http"),
};

const find = (name: string, owner = "@callsheet/inference") => {
    const found = api.find((one) => one.package === owner && one.name === name);
    if (!found) throw new Error(`${owner} has no ${name}.`);
    return found;
};

describe("readApi: what the packages export", () => {
    test("is read at every way in that is published", () => {
        const ways = sourcePackages().flatMap(({ entries }) => entries.map(({ specifier }) => specifier));
        expect(ways.toSorted()).toEqual(Object.keys(modules).toSorted());
    });

    test.each(Object.keys(modules))("has every value of %s", async (way) => {
        const module = await modules[way]?.();
        const read = api.filter(({ from, kind }) => from.includes(way) && kind !== "type").map(({ name }) => name);
        // One entry point may have names that another has, too.
        expect(read).toEqual(expect.arrayContaining(Object.keys(module ?? {})));
    });

    test("has a docstring, and an example wherever something is called", () => {
        for (const one of api) expect({ name: one.name, text: one.docs.text }).not.toMatchObject({ text: "" });
        const called = api.filter(({ kind }) => kind === "function" || kind === "class");
        expect(called.filter(({ docs }) => tagsOf(docs, "example").length === 0)).toEqual([]);
    });

    test("is called as its source says", () => {
        expect(find("parseFault", "@callsheet/sandbox").signatures).toEqual([
            {
                typeParameters: "",
                parameters: [{ name: "text", type: "string", optional: false, rest: false }],
                returns: "Fault",
            },
        ]);
    });

    test("is a function also where its type says so, with the docstring of the call", () => {
        const { kind, docs, signatures } = find("textClassification");
        expect(kind).toBe("function");
        expect(tagsOf(docs, "param").join("\n")).toContain("args.parameters.top_k");
        expect(signatures[0]?.returns).toBe("Promise<TextClassificationOutput>");
    });

    test("of a class, are its fields, its methods and the functions that it passes on", () => {
        const client = find("InferenceClient").members;
        expect(client.find(({ name }) => name === "translation")?.same).toBe("translation");
        expect(client.find(({ name }) => name === "endpoint")?.signature?.returns).toBe("InferenceClientEndpoint");
        expect(find("InferenceError").members.map(({ name }) => name)).toContain("retryAfter");
    });
});

describe("the pages", () => {
    test("hold every export, each in one place, under names that do not meet", () => {
        const anchors = api.map((one) => `${placeOf(one)}#${one.name}`);
        expect(new Set(anchors).size).toBe(anchors.length);
    });

    test("each have something to say", () => {
        for (const group of groupIds) expect(api.some((one) => groupOf(one) === group)).toBe(true);
    });

    test("of a task have its helpers and every type of theirs", () => {
        const names = api.filter((one) => taskOf(one) === "text-generation").map(({ name }) => name);
        expect(names).toEqual(
            expect.arrayContaining([
                "textGeneration",
                "textGenerationStream",
                "TextGenerationInput",
                "TextGenerationOutput",
            ]),
        );
        expect(api.filter((one) => taskOf(one) === "translation").map(({ name }) => name)).toContain("TranslationArgs");
    });
});

const parameter = (name: string, type: string, optional = false) => ({ name, type, optional, rest: false });

test("signatureText: a short signature is one line", () => {
    const signature = { typeParameters: "", parameters: [parameter("text", "string")], returns: "Fault" };
    expect(signatureText("parseFault", signature)).toBe("parseFault(text: string): Fault");
});

test("signatureText: a long one has a line for each of its parameters", () => {
    const parameters = [parameter("args", "TranslationInput & Target"), parameter("options", "Options", true)];
    const signature = { typeParameters: "Id extends TaskId", parameters, returns: "Promise<Output>" };
    expect(signatureText("call", signature)).toBe(
        "call<Id extends TaskId>(\n    args: TranslationInput & Target,\n    options?: Options,\n): Promise<Output>",
    );
});

test("bareType: a type is its fields, without their explanations", () => {
    const docs = { text: "What it is.", tags: [] };
    const members = [
        { name: "inputs", type: "string", optional: false, docs },
        { name: "[string]", type: "unknown", optional: true, docs },
    ];
    expect(bareType("Input", members)).toBe("type Input = {\n    inputs: string;\n    [key: string]: unknown;\n};");
});
