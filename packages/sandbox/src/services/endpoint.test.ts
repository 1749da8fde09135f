import { describe, expect, test } from "vitest";
import { chat, eventsIn, post, upload, useSandbox } from "../testing.ts";

const sandbox = useSandbox();
const at = (path: string) => sandbox().url + path;

describe("a server of one's own", () => {
    test("speaks OpenAI's form for one model, whatever it is called", async () => {
        const { model: _, ...nameless } = chat;
        const below = "/endpoints/conversational/v1/chat/completions";
        for (const path of ["/v1/chat/completions", below, `/it's%20"mine"/a${below}`]) {
            expect(await (await fetch(at(path), post(nameless, ""))).json()).toMatchObject({ model: "default" });
        }
        expect((await fetch(at("/v1/completions"), post({ prompt: "A" }, ""))).status).toBe(200);
    });

    test("lists the catalogue's models, and describes one", async () => {
        const { data } = await (await fetch(at("/v1/models"))).json();
        expect(data.length).toBeGreaterThan(100);
        expect(data).toContainEqual(expect.objectContaining({ id: "openai/gpt-oss-120b", object: "model" }));
        const one = await (await fetch(at("/v1/models/openai/gpt-oss-120b"))).json();
        expect(one).toMatchObject({ id: "openai/gpt-oss-120b", owned_by: "openai" });
        expect((await fetch(at("/v1/models/a b"))).status).toBe(404);
    });

    test("follows a schema in the prompt, for clients that ask for any JSON", async () => {
        const schema = { type: "object", properties: { city: { type: "string" }, people: { type: "integer" } } };
        const messages = [
            { role: "system", content: `Answer in JSON of this schema: ${JSON.stringify(schema)}` },
            { role: "user", content: "Describe Surat." },
        ];
        const request = { ...chat, messages, response_format: { type: "json_object" } };
        const { choices } = await (await fetch(at("/v1/chat/completions"), post(request))).json();
        expect(JSON.parse(choices[0].message.content)).toEqual({ city: "Surat", people: expect.any(Number) });
    });

    test("gives JSON in a code block to clients that ask for one", async () => {
        const schema = { type: "object", properties: { city: { type: "string" } } };
        const content = `Describe Surat. Answer with \`\`\`json of this schema: ${JSON.stringify(schema)}`;
        const request = { ...chat, messages: [{ role: "user", content }] };
        const { choices } = await (await fetch(at("/v1/chat/completions"), post(request))).json();
        expect(choices[0].message.content).toMatch(/^```json\n\{"city":".+"\}\n```$/);
    });

    test("lets an agent come to an end that writes its calls and their results as text", async () => {
        const tool = (name: string) => ({
            type: "function",
            function: { name, parameters: { type: "object", properties: { answer: { type: "string" } } } },
        });
        const request = { tools: [tool("get_weather"), tool("final_answer")], tool_choice: "required" };
        const called = async (...messages: object[]) => {
            const body = {
                ...chat,
                ...request,
                messages: [{ role: "user", content: "Weather in Surat?" }, ...messages],
            };
            const { choices } = await (await fetch(at("/v1/chat/completions"), post(body))).json();
            return choices[0].message.tool_calls[0].function.name;
        };
        expect(await called()).toBe("get_weather");
        const textCall = { role: "assistant", content: "Calling tools: [{'function': {'name': 'get_weather'}}]" };
        expect(await called(textCall, { role: "user", content: "Observation:\nIt rains." })).toBe("final_answer");
    });

    test("takes a task's own form at its address", async () => {
        const body = await (await fetch(at("/endpoints/text-classification"), post({ inputs: "A" }))).json();
        expect(body[0][0]).toHaveProperty("label");
        expect((await fetch(at("/endpoints/image-classification"), upload("png"))).status).toBe(200);
        expect((await fetch(at("/a/b/endpoints/image-classification"), upload("png"))).status).toBe(200);
    });

    test("generates text as text-generation-inference does: its stream has no [DONE]", async () => {
        const url = at("/endpoints/text-generation");
        const [{ generated_text }] = await (
            await fetch(url, post({ inputs: "A", parameters: { max_new_tokens: 3 } }))
        ).json();
        const text = await (
            await fetch(url, post({ inputs: "A", parameters: { max_new_tokens: 3 }, stream: true }))
        ).text();
        expect(text).not.toContain("[DONE]");
        const events = eventsIn(text);
        expect(events.map(({ token }) => token.text).join("")).toBe(generated_text);
        expect(events.at(-1)).toMatchObject({
            generated_text,
            details: { finish_reason: "length", generated_tokens: 3 },
        });
    });

    test("knows tasks only", async () => {
        expect((await fetch(at("/endpoints/nothing"), post({ inputs: "A" }))).status).toBe(404);
    });
});
