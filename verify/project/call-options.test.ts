/** An option of a call is described once: one more row is an option of every surface. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const folder = "../../packages/snippets/src/call-options";

/** An option that nobody has. */
const row = { kind: "text" } as const;
const help = { text: "how the lines of a poem rhyme", value: "scheme" };

/** The surfaces, loaded with the invented row in the table. */
let surfaces: Awaited<ReturnType<typeof load>>;

const load = async () => ({
    query: await import("../../packages/snippets/src/query/index.ts"),
    http: await import("../../packages/http/src/index.ts"),
    tools: await import("../../packages/cli/src/mcp/call-tools.ts"),
    command: await import("../../packages/cli/src/testing.ts"),
    commands: await import("../../packages/cli/src/command-line.ts"),
    all: await import("../../packages/cli/src/commands/index.ts"),
    element: await import("../../packages/element/src/call-of-attributes.ts"),
    components: await import("../../packages/react/src/call/snippet-call.ts"),
    tags: await import("../../packages/remark/src/tag/tag.ts"),
});

beforeAll(async () => {
    vi.resetModules();
    vi.doMock(`${folder}/options.ts`, async (original) => {
        const { callOptions } = await original<typeof import("../../packages/snippets/src/call-options/options.ts")>();
        return { callOptions: { ...callOptions, rhymeScheme: row } };
    });
    vi.doMock(`${folder}/help.ts`, async (original) => {
        const { callOptionHelp } = await original<typeof import("../../packages/snippets/src/call-options/help.ts")>();
        return { callOptionHelp: { ...callOptionHelp, rhymeScheme: help } };
    });
    surfaces = await load();
});

afterAll(() => {
    vi.doUnmock(`${folder}/options.ts`);
    vi.doUnmock(`${folder}/help.ts`);
    vi.resetModules();
});

const link = "?model=a%2Fb&rhyme-scheme=abab";
const unknown = () => undefined;

test("a link has it", () => {
    const { parseQuery, formatQuery, readState } = surfaces.query;
    expect(parseQuery(link)).toEqual({ model: "a/b", "rhyme-scheme": "abab" });
    expect(formatQuery(parseQuery(link))).toBe("?model=a/b&rhyme-scheme=abab");
    expect(readState(parseQuery(link), unknown)).toHaveProperty("rhyme-scheme", { text: "abab", value: "abab" });
});

test("the service over HTTP takes it, and its OpenAPI document describes it", async () => {
    const { fetch } = surfaces.http.createApi();
    const get = async (path: string) => await fetch(new Request(`http://localhost${path}`));
    expect((await get("/v1/snippets?task=summarization&rhyme-scheme=abab")).status).toBe(200);
    expect((await get("/v1/snippets?task=summarization&rhyme-skeme=abab")).status).toBe(400);
    const { paths } = await (await get("/openapi.json")).json();
    expect(paths["/v1/snippets"].get.parameters).toContainEqual(
        expect.objectContaining({ name: "rhyme-scheme", description: "How the lines of a poem rhyme." }),
    );
});

test("assistants may give it", () => {
    for (const surface of ["snippet", "sandbox"] as const) {
        const input = { model: "a/b", rhymeScheme: "abab" };
        expect(surfaces.tools.callInput(surface).parse(input)).toEqual(input);
    }
});

test.each(["snippet", "run"])("callsheet %s has it, with its help", async (name) => {
    const { output } = await surfaces.command.callsheet(`${name} --help`);
    expect(output).toMatch(/^ {2}--rhyme-scheme <scheme> +how the lines of a poem rhyme$/m);
    const line = surfaces.commands.parseCommandLine([name, "a/b", "--rhyme-scheme", "abab"], surfaces.all.commands);
    expect(line).toMatchObject({ kind: "run", flags: { rhymeScheme: "abab" } });
});

test("the element follows its attribute", () => {
    const { attributeNames, callOf } = surfaces.element;
    expect(attributeNames).toContain("rhyme-scheme");
    const attributes: Readonly<Record<string, string>> = { model: "a/b", "rhyme-scheme": "abab" };
    expect(callOf({ getAttribute: (name) => attributes[name] ?? null })).toBe(link);
});

test("components have it as a property", () => {
    const call = { model: "a/b", rhymeScheme: "abab" };
    expect(surfaces.components.queryOf(call, unknown)).toEqual({ model: "a/b", "rhyme-scheme": "abab" });
});

test("a tag has it as a word", () => {
    const tag = { model: "a/b", rhymeScheme: "abab" };
    expect(surfaces.tags.tagIn(surfaces.tags.readInfo("python callsheet model=a/b rhyme-scheme=abab"))).toEqual(tag);
});

test("the help of the option language names every language of snippets", async () => {
    const { languageIds } = surfaces.query;
    const { callOptionHelp } = await import("../../packages/snippets/src/call-options/help.ts");
    for (const id of languageIds) expect(callOptionHelp.language.command).toMatch(new RegExp(`\\b${id}\\b`));
});
