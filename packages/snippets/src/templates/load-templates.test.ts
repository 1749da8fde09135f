import { expect, test } from "vitest";
import { clients } from "../clients.ts";
import { loadTemplates } from "./load-templates.ts";
import { templates } from "./registry.ts";

test("the templates that are loaded are those that are at hand", async () => {
    expect(await loadTemplates(clients)).toEqual(templates);
});

test.each(clients)("$language/$id is loaded by itself", async (client) => {
    expect(Object.keys(await loadTemplates([client]))).toEqual([`${client.language}/${client.id}`]);
});
