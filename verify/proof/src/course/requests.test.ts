import { wireToJson } from "@callsheet/inference";
import { buildRequest } from "@callsheet/inference/providers";
import type { JournalEntry } from "@callsheet/sandbox/serve";
import { describe, expect, test } from "vitest";
import { programsShown } from "../../../../site/src/book/course/chapter-programs.ts";
import { componentsIn } from "../../../../site/src/book/course/read-text.ts";
import { lastAnswer, problemWithRequests } from "./requests.ts";

const chat = "https://router.huggingface.co/v1/chat/completions";
const body = {
    messages: [{ role: "user", content: "Frogs?" }],
    max_tokens: 500,
    model: "meta-llama/Llama-3.1-8B-Instruct",
};

function entry(
    changes: Partial<JournalEntry> & { readonly sent?: unknown; readonly answered?: string } = {},
): JournalEntry {
    const { sent = body, answered = "{}", ...rest } = changes;
    const headers = [["content-type", "application/json"]] as const;
    return {
        id: 1,
        at: "2026-01-01T00:00:00Z",
        method: "POST",
        url: chat,
        request: { headers, size: 1, text: JSON.stringify(sent) },
        status: 200,
        response: { headers: [], size: 1, text: answered },
        outcome: "sent",
        ...rest,
    };
}

const lookUp = entry({ method: "GET", url: "https://huggingface.co/api/models/x/y", status: 404, answered: '"no"' });

const text = '<Snippet id="frogs" message="Frogs?" clients="js/fetch" />';
const [printed] = componentsIn("Snippet", text, "1.mdx").flatMap((one) => programsShown(one, [one], () => ""));
const own = { fails: false };

describe("a program that makes a call", () => {
    const problem = (...entries: JournalEntry[]) =>
        problemWithRequests(printed ?? expect.fail("nothing is printed"), entries);

    test("sends its request, whatever its library asks the Hub besides", async () => {
        const sent = wireToJson(buildRequest(printed?.call ?? expect.fail("it makes no call"))).body?.value;
        expect(await problem(lookUp, entry({ sent }))).toBeUndefined();
    });

    test("sends no other in its place", async () => {
        expect(await problem(entry({ sent: { ...body, model: "another" } }))).toContain("body.model");
        expect(await problem(entry({ url: `${chat}/there` }))).toContain("url: expected");
        expect(await problem(entry({ method: "GET" }))).toContain("method: expected");
    });
});

describe("a program that lies in a file", () => {
    test("asks something, and is answered well", async () => {
        expect(await problemWithRequests(own, [entry()])).toBeUndefined();
        expect(await problemWithRequests(own, [])).toBe("sent no request");
        expect(await problemWithRequests(own, [lookUp])).toBe("sent no request");
        expect(await problemWithRequests(own, [entry(), entry({ status: 400, hint: "no messages" })])).toBe(
            `POST ${chat} was answered with 400: no messages`,
        );
    });

    test("is told of what is odd, and of a token that goes where it does not belong", async () => {
        expect(await problemWithRequests(own, [entry({ hint: "a field is odd" })])).toBe("a field is odd");
        expect(await problemWithRequests(own, [entry({ leak: "the Hub's" })])).toBe("leaks a token: the Hub's");
    });

    test("sends nothing where it only computes, whether or not it shows a mistake", async () => {
        for (const fails of [false, true]) {
            expect(await problemWithRequests({ fails, local: true }, [])).toBeUndefined();
            expect(await problemWithRequests({ fails, local: true }, [entry()])).toBe(
                `sent POST ${chat}, and is marked as local`,
            );
        }
    });

    test("is refused where it is a mistake that is shown", async () => {
        expect(await problemWithRequests({ fails: true }, [entry({ status: 422 })])).toBeUndefined();
        expect(await problemWithRequests({ fails: true }, [])).toBe("sent no request");
        expect(await problemWithRequests({ fails: true }, [entry()])).toBe(
            "was to be refused, and was answered with 200",
        );
    });
});

test("the last JSON that was answered is neither a stream nor what the Hub said", () => {
    const entries = [entry({ answered: '{"id": 1}' }), entry({ answered: "data: {}" }), lookUp];
    expect(lastAnswer(entries)).toEqual({ id: 1 });
    expect(lastAnswer([lookUp])).toBeUndefined();
});
