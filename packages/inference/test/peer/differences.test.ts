import { PROVIDERS, setLogger } from "@huggingface/inference";
import { describe, expect, test } from "vitest";
import { isTaskId, type Modality, type ProviderId, providers, tasks } from "../../src/index.ts";
import { type Difference, deliberateDifferences, type Refusal, refusedByBoth } from "./deliberate-differences.ts";
import { examplesOf } from "./examples.ts";
import { firstRequest, requestMade, type Sent, type Situation } from "./record-request.ts";

setLogger({ ...console, log: () => {}, warn: () => {} });

const ids = (Object.keys(providers) as ProviderId[]).filter((id) => id !== "auto");
const tasksOf = (id: ProviderId) => Object.keys(providers[id].tasks).filter(isTaskId);

const situations: readonly Situation[] = ids.flatMap((provider) =>
    tasksOf(provider).flatMap((task) =>
        examplesOf(task)
            .filter((example) => example.providers?.includes(provider) ?? true)
            .flatMap((example) => (["routed", "direct"] as const).map((auth) => ({ provider, task, example, auth }))),
    ),
);

type Compared = Situation & { readonly what: readonly string[]; readonly peer: Sent; readonly ours: Sent };

const compared: readonly Compared[] = await Promise.all(
    situations.map(async (situation) => {
        const [peer, ours] = [await firstRequest("peer", situation), await firstRequest("ours", situation)];
        return { ...situation, what: differing(peer, ours), peer, ours };
    }),
);

/** The parts of two requests that are not the same. */
function differing(peer: Sent, ours: Sent): readonly string[] {
    if ("refused" in peer || "refused" in ours) {
        if ("refused" in peer && "refused" in ours) return [];
        return ["refused" in ours ? "refused by us" : "refused by the peer"];
    }
    const [theirs, mine] = [parts(peer), parts(ours)];
    return [...new Set([...theirs.keys(), ...mine.keys()])].filter((path) => theirs.get(path) !== mine.get(path));
}

/** The values of a request by their paths, such as `body.messages.0.role`. */
function parts(value: unknown, path = ""): Map<string, string> {
    if (typeof value !== "object" || value === null) return new Map([[path, JSON.stringify(value)]]);
    const below = Object.entries(value).flatMap(([key, item]) => [...parts(item, path ? `${path}.${key}` : key)]);
    return new Map(below);
}

/** Whether an entry is about a call. */
const isAbout = ({ providers, tasks, auth }: Difference | Refusal, call: Situation) =>
    providers.includes(call.provider) && tasks.includes(call.task) && (auth === undefined || auth === call.auth);

/** Whether a part of a request is the one that an entry names, or below it. */
const isIn = (part: string, named: string) => part === named || part.startsWith(`${named}.`);

const isListed = (part: string, call: Situation) =>
    deliberateDifferences.some((entry) => isAbout(entry, call) && entry.what.some((named) => isIn(part, named)));

const nameOf = ({ provider, task, example, auth }: Situation) => `${provider} ${task}, ${auth}: ${example.name}`;

test("we serve what the peer serves, pair by pair", () => {
    const pairs = (tasks: (id: ProviderId) => readonly string[]) =>
        ids.flatMap((id) => tasks(id).map((task) => `${id} ${task}`)).sort();
    expect(Object.keys(PROVIDERS).sort()).toEqual([...ids].sort());
    expect(pairs(tasksOf)).toEqual(pairs((id) => Object.keys(id === "auto" ? {} : PROVIDERS[id])));
});

describe("what is sent is what the peer sends", () => {
    test.each(ids)("%s", (id) => {
        const unlisted = compared
            .filter(({ provider }) => provider === id)
            .map((one) => ({
                ...one,
                what: one.what.filter((part) => !isListed(part, one)),
            }))
            .filter(({ what }) => what.length > 0)
            .map((one) => ({ call: nameOf(one), what: one.what, peer: one.peer, ours: one.ours }));
        expect(unlisted).toEqual([]);
    });
});

describe("a program that sends by itself is given what the client sends", () => {
    test.each(ids)("%s", async (id) => {
        const calls = compared.filter(({ provider }) => provider === id);
        const requests = await Promise.all(calls.map((call) => requestMade("ours", call)));
        expect(requests).toEqual(calls.map(({ ours }) => ours));
    });

    test("the peer's program too, where it need not take bytes apart first", async () => {
        const files: readonly Modality[] = ["image", "audio"];
        const calls = compared.filter(({ task }) => !tasks[task].takes.some((modality) => files.includes(modality)));
        const requests = await Promise.all(calls.map((call) => requestMade("peer", call)));
        expect(requests).toEqual(calls.map(({ peer }) => peer));
    });
});

test("what neither sends is what we know that neither can", () => {
    const known = (call: Situation) =>
        refusedByBoth.some((entry) => isAbout(entry, call) && entry.examples.test(call.example.name));
    const refused = compared.filter(({ peer, ours }) => "refused" in peer && "refused" in ours);
    expect(refused.map(nameOf)).toEqual(compared.filter(known).map(nameOf));
});

describe("nothing is listed that is no longer so", () => {
    const claims = deliberateDifferences.flatMap((entry) =>
        entry.providers.flatMap((provider) =>
            entry.tasks.flatMap((task) => entry.what.map((named) => ({ entry, provider, task, named }))),
        ),
    );
    test.each(claims)("$provider $task: $named", ({ entry, provider, task, named }) => {
        const calls = compared.filter(
            (call) => call.provider === provider && call.task === task && isAbout(entry, call),
        );
        expect(calls.flatMap(({ what }) => what).filter((part) => isIn(part, named))).not.toEqual([]);
    });
});
