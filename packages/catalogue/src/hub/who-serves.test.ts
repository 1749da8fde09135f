import { type Sandbox, startSandbox } from "@callsheet/sandbox";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { catalogue } from "../catalogue.ts";
import { createHub } from "./hub.ts";
import { whoServes } from "./who-serves.ts";

let sandbox: Sandbox;
beforeAll(async () => {
    sandbox = await startSandbox({ models: { "me/new-model": "text-to-image" } });
});
beforeEach(() => sandbox.reset());
afterAll(async () => await sandbox.close());

const hub = () => createHub({ fetch: sandbox.fetch });
const known = "black-forest-labs/FLUX.1-dev";

describe("who serves a model", () => {
    test("is asked of the catalogue, and of nobody else where it knows", async () => {
        const { model, from } = await whoServes(known, { catalogue, hub: hub() });
        expect({ id: model?.id, from }).toEqual({ id: known, from: "catalogue" });
        expect(sandbox.requests).toEqual([]);
    });

    test("is asked of the Hub where the catalogue lacks the model, or where that is wished", async () => {
        expect(await whoServes("me/new-model", { catalogue, hub: hub() })).toMatchObject({
            model: { id: "me/new-model" },
            from: "hub",
        });
        const now = await whoServes(known, { catalogue, hub: hub(), first: "hub" });
        expect(now).toMatchObject({ model: { id: known }, from: "hub" });
        expect(now.model?.mappings.every(({ lastListed }) => lastListed === undefined)).toBe(true);
    });

    test("is the catalogue's answer, with the reason, where the Hub cannot tell", async () => {
        sandbox.fail({ kind: "status", status: 500, at: "/api/models", times: 4 });
        const result = await whoServes(known, { catalogue, hub: hub(), first: "hub" });
        expect(result).toMatchObject({ model: { id: known }, from: "catalogue", isDenied: false });
        expect(result.reason?.message).toContain("The Hub could not say");
        const lacking = await whoServes("me/new-model", { catalogue, hub: hub() });
        expect(lacking).toMatchObject({ model: undefined, from: "catalogue", reason: { status: 500 } });
    });

    test("is nobody, for a model that neither has", async () => {
        const denied = { model: undefined, from: "hub", isDenied: true, reason: { status: 401 } };
        expect(await whoServes("nobody/nothing", { catalogue, hub: hub() })).toMatchObject(denied);
        expect(await whoServes("nobody/nothing", { catalogue })).toEqual({ model: undefined, from: "catalogue" });
    });

    test("ends with its signal", async () => {
        const result = whoServes("me/new-model", { catalogue, hub: hub(), signal: AbortSignal.abort() });
        await expect(result).rejects.toMatchObject({ name: "AbortError" });
    });
});
