import { modelOf } from "@callsheet/catalogue";
import { taskIds, tasks } from "@callsheet/inference/tasks";
import { knownModel, type Query, readState, snippetsOf } from "@callsheet/snippets/query";
import { describe, expect, test } from "vitest";
import { programsOf } from "./programs.ts";

describe("programsOf: the programs of a reference page", () => {
    test.each(taskIds)("are those that the generator shows of %s", (task) => {
        const { programs } = programsOf({ task });
        const { snippets } = snippetsOf(readState({ task }, modelOf), knownModel({ task }, modelOf));
        expect(programs.map(({ code }) => code).sort()).toEqual(
            snippets.map(({ content }) => content.trimEnd()).sort(),
        );
    });

    test("are of the task's example model, at who serves it", () => {
        const { model, provider, query } = programsOf({ task: "text-to-image" });
        expect(model).toBe(tasks["text-to-image"].exampleModel);
        expect(provider).not.toBe("auto");
        expect(query).toBe("?task=text-to-image");
    });

    test("stand by language, Python first, with what to install", () => {
        const { programs } = programsOf({ task: "text-to-image" });
        expect(programs[0]).toMatchObject({ language: "python", client: "huggingface_hub" });
        expect(programs[0]?.install).toContain("pip install huggingface_hub");
        expect(programs.at(-1)).toMatchObject({ language: "sh", client: "curl" });
        expect(programs.at(-1)).not.toHaveProperty("install");
    });

    test("say which key they read, and read it", () => {
        for (const task of taskIds) {
            for (const { code, key } of programsOf({ task }).programs) expect(code).toContain(key?.variable);
        }
        const { programs } = programsOf({ model: "black-forest-labs/FLUX.1-dev", provider: "fal-ai" });
        expect(programs.find(({ client }) => client === "fal_client")?.key).toEqual({
            variable: "FAL_KEY",
            of: "provider",
        });
    });

    test("say whose key a server of one's own, and a provider asked at its own address, is sent", () => {
        const endpoint = "http://localhost:11434/v1";
        const keysOf = (query: Query) => programsOf(query).programs.map(({ key }) => key);
        for (const key of keysOf({ endpoint })) expect(key).toEqual({ variable: "API_TOKEN", of: "server" });
        for (const key of keysOf({ endpoint, keyless: "true" })) expect(key).toBeUndefined();
        const direct = keysOf({ provider: "groq", direct: "true" });
        expect(direct).not.toEqual([]);
        for (const key of direct) expect(key).toEqual({ variable: "GROQ_API_KEY", of: "provider" });
    });

    test("are written once for a link", () => {
        expect(programsOf({ task: "translation" })).toBe(programsOf({ task: "translation" }));
    });
});
