import { describe, expect, test } from "vitest";
import { answerOf, dataUrl, eventsIn, hubToken, key, post, router, useSandbox } from "../testing.ts";

const sandbox = useSandbox({ models: { "openai/gpt-any": "conversational" } });
const url = `${router}/v1/responses`;
const request = { model: "any/conversational", input: "How are you?" };

const send = async (body: object, to = url, authorization = hubToken) =>
    await sandbox().fetch(to, post(body, authorization));
const say = async (body: object, to = url, authorization = hubToken) =>
    await answerOf(await send(body, to, authorization));

const tool = {
    type: "function",
    name: "weather",
    parameters: { type: "object", properties: { city: { const: "S" } } },
};
const user = { role: "user", content: "Rain?" };
const call = (call_id: string) => ({ type: "function_call", call_id, name: "weather", arguments: "{}" });
const output = (call_id: string) => ({ type: "function_call_output", call_id, output: "Dry" });

describe("the Responses API", () => {
    test("says in a message what Chat Completions would", async () => {
        const { body } = await say({ ...request, instructions: "Be brief." });
        expect(body).toMatchObject({ object: "response", status: "completed", instructions: "Be brief." });
        expect(body.output).toMatchObject([
            {
                type: "message",
                role: "assistant",
                content: [
                    { type: "output_text", text: expect.stringMatching(/You ask: “How are you\?” .*“Be brief\.”/) },
                ],
            },
        ]);
        expect(body.usage.total_tokens).toBe(body.usage.input_tokens + body.usage.output_tokens);
    });

    test("is OpenAI's own, and that of a server of one's own", async () => {
        const openai = "https://api.openai.com/v1/responses";
        expect((await say({ ...request, model: "gpt-any" }, openai, key)).status).toBe(200);
        expect((await say(request, `${sandbox().url}/v1/responses`, "")).status).toBe(200);
        expect((await say(request, `${router}/together/v1/responses`)).status).toBe(404);
    });

    test("stops where it is told to", async () => {
        const { body } = await say({ ...request, max_output_tokens: 5 });
        expect(body).toMatchObject({ status: "incomplete", incomplete_details: { reason: "max_output_tokens" } });
        expect(body.output[0].content[0].text).toBe("(sandbox) You ask");
    });

    test("streams events that have a name and a number, and no [DONE]", async () => {
        const text = await (await send({ ...request, stream: true })).text();
        const events = eventsIn(text);
        expect(text.match(/(?<=^event: ).*/gm)).toEqual(events.map(({ type }) => type));
        expect(events.map(({ sequence_number }) => sequence_number)).toEqual([...events.keys()]);
        const { text: wholeText } = (await say({ ...request, stream: false })).body.output[0].content[0];
        expect(events.map(({ delta = "" }) => delta).join("")).toBe(wholeText);
        expect(events.find(({ type }) => type === "response.output_text.done").text).toBe(
            events.map(({ delta = "" }) => delta).join(""),
        );
        expect(events.at(0)).toMatchObject({
            type: "response.created",
            response: { status: "in_progress", output: [] },
        });
        expect(events.at(-1)).toMatchObject({ type: "response.completed", response: { status: "completed" } });
    });

    test("calls a function, then says what the function has said", async () => {
        const first = await say({ ...request, input: [user], tools: [tool] });
        expect(first.body.output).toMatchObject([
            { type: "function_call", name: "weather", arguments: '{"city":"S"}' },
        ]);
        const input = [user, call("1"), output("1")];
        const { body } = await say({ ...request, input, tools: [tool] });
        expect(body.output[0].content[0].text).toContain("weather has answered: “Dry”.");
    });

    test("answers in the form that it is given", async () => {
        const format = { type: "json_schema", name: "n", schema: { type: "object", properties: { ok: { const: 1 } } } };
        const { body } = await say({ ...request, text: { format } });
        expect(JSON.parse(body.output[0].content[0].text)).toEqual({ ok: 1 });
    });

    test("looks at images", async () => {
        const content = [
            { type: "input_text", text: "Look" },
            { type: "input_image", image_url: dataUrl("png"), detail: "auto" },
        ];
        const { body } = await say({ ...request, input: [{ role: "user", content }] });
        expect(body.output[0].content[0].text).toContain("You said: “Look”. I see 1 image.");
    });

    test("thinks in a summary that comes in pieces", async () => {
        const text = await (await send({ ...request, stream: true, reasoning: { effort: "low" } })).text();
        const events = eventsIn(text);
        const pieces = events.filter(({ type }) => type === "response.reasoning_summary_text.delta");
        const finalResponse = events.at(-1).response;
        expect(pieces.map(({ delta }) => delta).join("")).toBe(finalResponse.output[0].summary[0].text);
        expect(finalResponse.usage.output_tokens_details.reasoning_tokens).toBe(pieces.length);
    });

    test.each([
        [{ messages: [user] }, 400, /no "messages"; it has input/],
        [{ max_tokens: 5 }, 400, /no "max_tokens"; it has max_output_tokens/],
        [{ response_format: { type: "json_object" } }, 400, /it has text.format/],
        [{ input: [] }, 422, /input is a list/],
        [{ input: [{ role: "tool", content: "x" }] }, 422, /input.0.role/],
        [{ input: [{ role: "user", content: [{ type: "text", text: "x" }] }] }, 422, /one of input_text, input_image/],
        [{ input: [{ role: "assistant", content: [{ type: "input_text", text: "x" }] }] }, 422, /one of output_text/],
        [{ tools: [{ type: "function", function: { name: "weather" } }] }, 422, /tools.0.name is missing/],
        [{ text: { format: { type: "json_schema", json_schema: {} } } }, 422, /text.format.name is missing/],
        [{ input: [user, call("1")] }, 400, /no result has come for 1/],
        [{ input: [user, output("1")] }, 400, /no call 1 is open/],
        [{ input: [user, call("1"), output("1"), output("1")] }, 400, /no call 1 is open/],
        [{ model: "any/text-to-image" }, 400, /not for chat/],
    ])("refuses %j", async (body, status, hint) => {
        expect(await say({ ...request, ...body })).toMatchObject({ status, hint: expect.stringMatching(hint) });
    });
});
