/** The scripted replies of a sandbox, and which one answers a request. */
import type { Json } from "@callsheet/inference/wire";
import { isFields, plain } from "../checks/fields.ts";
import { Refusal } from "../refusal.ts";
import type { ServiceResponse } from "../responses/response.ts";
import { type Reply, readReplies, type ScriptedAnswer } from "./scripted-reply.ts";

/** A request, as far as replies depend on it. */
type Asking = {
    readonly method: string;
    readonly url: string;
    readonly body: Uint8Array;
    /** Whether it is a call of a model: replies without `at` answer only those. */
    readonly inference: boolean;
};

type Entry = { readonly reply: Reply; left: number };

/**
 * Replies in the order in which they were given, those with a condition before the others. Each answers as many requests
 * as it says. A request that only used-up replies fit is refused, as mocking tools do.
 */
export class Script {
    readonly #initial: readonly unknown[];
    #entries: Entry[] = [];

    /** @throws TypeError for a reply that cannot be read */
    constructor(initial: readonly unknown[] = []) {
        this.#initial = initial;
        this.clear();
    }

    /** @throws TypeError for a reply that cannot be read; then none is added */
    add(replies: readonly unknown[]): void {
        this.#entries.push(...readReplies(replies).map((reply) => ({ reply, left: reply.times })));
    }

    /** Goes back to the replies of the beginning. */
    clear(): void {
        this.#entries = [];
        this.add(this.#initial);
    }

    /** @param chosen the reply to this request alone, which goes before all others */
    choiceFor(asking: Asking, chosen?: Reply): Choice {
        const given = chosen === undefined ? undefined : { reply: chosen, left: 1 };
        return new Choice(given, () => this.#entries.filter(({ reply }) => fits(reply, asking)).toSorted(byCondition));
    }
}

/** Conditions first; the sort keeps the order otherwise. */
const byCondition = ({ reply: one }: Entry, { reply: other }: Entry): number =>
    Number(one.when === undefined) - Number(other.when === undefined);

/** The reply to one request. */
export class Choice {
    readonly #entriesThatFit: () => readonly Entry[];
    #entry: Entry | undefined;
    #isJobDone = false;

    constructor(given: Entry | undefined, entriesThatFit: () => readonly Entry[]) {
        this.#entry = given;
        this.#entriesThatFit = entriesThatFit;
    }

    /**
     * What a model is to write.
     *
     * @param form whether the response can hold calls of functions, too
     * @throws Refusal if no reply is left
     */
    answer(form: "chat" | "text"): ScriptedAnswer | undefined {
        this.#entry ??= firstUnused(this.#entriesThatFit());
        const answer = this.#entry?.reply.answer;
        if (!answer || form === "chat" || answer.calls.length === 0) return answer;
        throw new Refusal(400, "The scripted reply calls a function, and this is no chat.", {
            hint: `the scripted reply calls ${answer.calls.map(({ name }) => name).join(", ")}, which only a chat can: give this request a text`,
        });
    }

    /** The result of a job, which a reply may have for it. */
    resultOf(result: Json): Json {
        const reply = this.#replyOfJson();
        if (reply === undefined || reply.status !== undefined) return result;
        this.#isJobDone = true;
        return reply.json ?? null;
    }

    /** The response, or the reply in its place. The reply is used up with it. @throws Refusal if no reply is left */
    applyTo(response: ServiceResponse): ServiceResponse {
        const reply = this.#replyOfJson();
        if (this.#entry) this.#entry.left -= 1;
        if (reply === undefined || this.#isJobDone) return response;
        const { status = response.status, json = null } = reply;
        if (response.body.kind === "events" && status < 400) {
            throw new Refusal(400, "The scripted reply is json, and the request asks for a stream.", {
                hint: "json is the whole body of a response, and this request asks for a stream: give it a text or tool_calls, which come in pieces",
            });
        }
        return { status, body: { kind: "json", value: json } };
    }

    /** The chosen reply, if it is json; a request that is answered without a text has none but such. */
    #replyOfJson(): Reply | undefined {
        this.#entry ??= firstUnused(this.#entriesThatFit().filter(({ reply }) => reply.answer === undefined));
        const { reply } = this.#entry ?? {};
        return reply?.answer === undefined ? reply : undefined;
    }
}

/** @throws Refusal if there are replies for the request, but all are used up */
function firstUnused(entries: readonly Entry[]): Entry | undefined {
    const unused = entries.find(({ left }) => left > 0);
    if (unused || entries.length === 0) return unused;
    const used =
        entries.length === 1 ? "the one reply that fits it has" : `the ${entries.length} replies that fit it have`;
    throw new Refusal(400, `The sandbox has no scripted reply left for this request: ${used} been given.`, {
        hint: `no scripted reply is left for this request: ${used} been given. Script another one, or let one answer more often with times`,
        code: "no_reply_left",
    });
}

function fits({ at, when }: Reply, { method, url, body, inference }: Asking): boolean {
    const isPlace = at === undefined ? inference && method === "POST" : url.includes(at);
    return isPlace && (when === undefined || lastText(body).toLowerCase().includes(when.toLowerCase()));
}

/** The last message, prompt or input of a request; of another form, the whole body. */
function lastText(bytes: Uint8Array): string {
    const text = new TextDecoder().decode(bytes);
    let body: unknown;
    try {
        body = JSON.parse(text);
    } catch {
        return text;
    }
    if (!isFields(body)) return text;
    const last = body["messages"] ?? body["input"] ?? body["prompt"] ?? body["inputs"];
    if (last === undefined) return text;
    const item: unknown = Array.isArray(last) ? last.at(-1) : last;
    return plain(isFields(item) ? (item["content"] ?? item["output"] ?? item) : item);
}
