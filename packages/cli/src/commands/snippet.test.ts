import { catalogue } from "@callsheet/catalogue";
import { type Sandbox, startSandbox } from "@callsheet/sandbox";
import { clients } from "@callsheet/snippets";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callsheet } from "../testing.ts";

let sandbox: Sandbox;
beforeAll(async () => {
    sandbox = await startSandbox({
        models: {
            "me/new-image-model": {
                task: "text-to-image",
                providers: { "fal-ai": { providerId: "fal-ai/new/model" } },
            },
            "me/my-lora": {
                task: "text-to-image",
                providers: {
                    "fal-ai": { providerId: "fal-ai/lora", adapter: "lora", adapterWeightsPath: "my.safetensors" },
                },
            },
            "black-forest-labs/FLUX.1-dev": {
                task: "text-to-image",
                providers: { "zai-org": { providerId: "zai/new-flux" } },
            },
        },
    });
});
beforeEach(() => sandbox.reset());
afterAll(async () => await sandbox.close());

const online = (words: string, env: Record<string, string> = {}) => callsheet(words, { fetch: sandbox.fetch, env });
const asOf = `the catalogue of ${catalogue.asOf}`;

describe("callsheet snippet MODEL", () => {
    test("knows from the catalogue what the model does, and where, under which id", async () => {
        const { code, output, errors } = await callsheet("snippet black-forest-labs/FLUX.1-dev --client curl");
        expect({ code, errors }).toEqual({
            code: 0,
            errors: `black-forest-labs/FLUX.1-dev: text-to-image at fal-ai (fal-ai/flux/dev), from ${asOf}.\n`,
        });
        expect(output).toContain("fal-ai/fal-ai/flux/dev");
    });

    test("takes the address of the model's page", async () => {
        const words = "snippet https://huggingface.co/openai/whisper-large-v3?x=1 --client curl --json";
        const { output } = await callsheet(words);
        expect(JSON.parse(output)[0].content).toContain("openai/whisper-large-v3");
    });

    test("shows a model that reads images an image", async () => {
        const { output } = await callsheet("snippet google/gemma-4-31B-it --client openai --language python");
        expect(output).toContain("image_url");
    });

    test("takes from the catalogue what a named provider calls the model", async () => {
        const { output, errors } = await callsheet(
            "snippet black-forest-labs/FLUX.1-dev --provider together --client requests",
        );
        const mappings = catalogue.models.find(({ id }) => id === "black-forest-labs/FLUX.1-dev")?.mappings ?? [];
        const entry = mappings.find(({ provider }) => provider === "together");
        expect(entry).toBeDefined();
        expect(output).toContain(`"model": "${entry?.providerId}"`);
        expect(errors).toContain(" at together");
        expect(errors).toContain(`last listed on ${entry?.lastListed}`);
    });

    test("prefers what the words say", async () => {
        const words =
            "snippet black-forest-labs/FLUX.1-dev --provider fal-ai --provider-model fal-ai/mine --client curl";
        expect((await callsheet(words)).output).toContain("fal-ai/fal-ai/mine");
        const task = "snippet black-forest-labs/FLUX.1-dev --task image-to-image --client curl --provider hf-inference";
        expect((await callsheet(task)).output).toContain("@");
    });

    test("is silent where the words say everything", async () => {
        const words = "snippet a/b --task text-to-image --provider fal-ai --provider-model fal-ai/mine --client curl";
        expect(await callsheet(words)).toMatchObject({ code: 0, errors: "" });
    });
});

describe("what the catalogue lacks, the Hub says", () => {
    test("what a model does, who serves it, and its id there", async () => {
        const { output, errors } = await online("snippet me/new-image-model --client curl");
        expect(errors).toBe("me/new-image-model: text-to-image at fal-ai (fal-ai/new/model), from the Hub.\n");
        expect(output).toContain("fal-ai/fal-ai/new/model");
    });

    test("an adapter's weights", async () => {
        const { output } = await online("snippet me/my-lora --client curl");
        expect(output).toContain("me/my-lora/resolve/main/my.safetensors");
    });

    test("a provider that is newer than the catalogue", async () => {
        const words = "snippet black-forest-labs/FLUX.1-dev --provider zai-org --client curl";
        const { output, errors } = await online(words);
        expect(errors).toContain("at zai-org (zai/new-flux), from the Hub.");
        expect(output).toContain("zai/new-flux");
    });

    test("and is not asked for what the catalogue has, or the words say", async () => {
        await online("snippet black-forest-labs/FLUX.1-dev");
        await online("snippet me/new-image-model --task text-to-image --provider hf-inference");
        await online("snippet me/new-image-model --offline");
        await online("snippet me/new-image-model --endpoint http://localhost:8080");
        expect(sandbox.requests).toEqual([]);
    });

    test("with the token, where there is one", async () => {
        await online("snippet me/new-image-model");
        await online("snippet me/new-image-model", { HF_TOKEN: "hf_mine" });
        expect(sandbox.requests.map(({ headers }) => headers.get("authorization"))).toEqual([null, "Bearer hf_mine"]);
    });

    test("or that there is no such model, and which are near", async () => {
        const { code, output, errors } = await online("snippet black-forest-labs/FLUX.1-dve");
        expect({ code, output }).toEqual({ code: 2, output: "" });
        expect(errors).toContain("The Hub shows no model black-forest-labs/FLUX.1-dve");
        expect(errors).toContain("Did you mean black-forest-labs/FLUX.1-dev");
        expect(errors).toContain("--task");
    });

    test("but who names the task goes on without", async () => {
        const { code, output, errors } = await online("snippet nobody/nothing --task text-to-image --provider fal-ai");
        expect(code).toBe(0);
        expect(errors).toContain("The Hub shows no model nobody/nothing");
        expect(output).toContain('model: "nobody/nothing"');
        expect(errors).toContain("No code for curl: ");
    });
});

describe("where the Hub cannot be reached", () => {
    test("an unknown model is taken for a chat model, as a guess", async () => {
        const { code, output, errors } = await callsheet("snippet owner/unknown --client curl");
        expect(code).toBe(0);
        expect(errors).toBe(
            `The Hub cannot be reached, and ${asOf} lacks owner/unknown.\n` +
                "No --task given: owner/unknown is taken for a chat model, which is a guess.\n",
        );
        expect(output).toContain("/v1/chat/completions");
    });

    test("a provider that the catalogue does not know to serve the model still works, and it is said", async () => {
        const { code, output, errors } = await callsheet(
            "snippet black-forest-labs/FLUX.1-dev --provider novita --task text-to-video",
        );
        expect(code).toBe(0);
        expect(errors).toContain(`The Hub cannot be reached: from ${asOf}.`);
        expect(errors).toContain("novita is not known to serve black-forest-labs/FLUX.1-dev for text-to-video");
        expect(output).toContain('provider: "novita"');
    });

    test("the reason is said where there is another one", async () => {
        sandbox.fail({ kind: "status", status: 429, retryAfter: 600, at: "/api/models" });
        const { code, errors } = await online("snippet owner/unknown --client curl");
        expect(code).toBe(0);
        expect(errors).toContain("Too many requests: try again in 10 minutes");
        expect(errors).toContain("which is a guess");
    });

    test("and models of a near name are offered", async () => {
        const { errors } = await callsheet("snippet FLUX.1-dev --client curl");
        expect(errors).toContain("which is a guess. Did you mean black-forest-labs/FLUX.1-dev");
    });

    test("--offline does not try", async () => {
        const { errors } = await callsheet("snippet owner/unknown --offline --client curl");
        expect(errors).toBe(
            "The catalogue lacks owner/unknown.\n" +
                "No --task given: owner/unknown is taken for a chat model, which is a guess.\n",
        );
    });
});

describe("every pair that was listed last", () => {
    const pairs = catalogue.models.flatMap(({ id, mappings }) =>
        mappings
            .filter(({ lastListed }) => lastListed === catalogue.asOf)
            .map(({ provider, providerId, task }) => ({ id, provider, providerId, task })),
    );

    type Printed = { readonly language: string; readonly client: string; readonly content: string };
    const printed = async (words: string): Promise<readonly Printed[]> => {
        const { code, output, errors } = await callsheet(words);
        expect({ code, errors }).toEqual({ code: 0, errors: expect.not.stringContaining("own id") });
        return JSON.parse(output);
    };
    /** Whether the client prints the request, and so needs the provider's own id of the model. */
    const writesOut = ({ language, client }: Printed) =>
        clients.some((one) => one.language === language && one.id === client && one.prints === "wire");

    /** For an id with a version, some services get only the version. */
    const modelIn = (providerId: string) => providerId.slice(providerId.indexOf(":") + 1);

    test.each(pairs)("$id at $provider", async ({ id, provider, providerId, task }) => {
        const words = `snippet ${id} --provider ${provider} --json`;
        const snippets = await printed(words);
        const routedChat = task === "conversational" && provider !== "hf-inference";
        expect(snippets.map(({ client }) => client)).toEqual(
            expect.arrayContaining(["fetch", "requests", "curl", "callsheet"]),
        );
        for (const snippet of snippets) {
            if (task === "conversational") expect(snippet.content).toContain(`${id}:${provider}`);
            else expect(snippet.content).toContain(writesOut(snippet) ? modelIn(providerId) : id);
        }
        if (!routedChat) return;
        const direct = await printed(`${words} --direct`);
        for (const snippet of direct.filter(writesOut)) expect(snippet.content).toContain(modelIn(providerId));
    });
});
