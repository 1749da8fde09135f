/** Timeouts of calls. Only the server is slow; no case depends on the speed of the machine. */
import type { Options } from "@callsheet/inference";
import type { Fault } from "../../src/faults/fault.ts";
import { type ChatEvent, chatStream, classify, clientOf, counted, readInto } from "./calls.ts";
import type { Case } from "./case.ts";
import { equal, errorOf, holds, includes, noneIsOpen } from "./expect.ts";

type TimeoutName = keyof NonNullable<Options["timeouts"]>;

const ends = (name: TimeoutName, what: string, fault: Fault): Case => ({
    name: `timeouts: ${name}, when ${what}`,
    sandbox: { fault },
    run: async (scene) => {
        const counter = counted(scene);
        const error = await errorOf(classify(counter, { timeouts: { [name]: 2000 } }));
        equal([error.name, error.provider, error.task], ["TimeoutError", "hf-inference", "text-classification"]);
        includes(error.message, "within 2 seconds");
        includes(error.message, `timeouts: { ${name}: milliseconds }`);
        equal(counter.count, 1, "how often it was sent");
        await noneIsOpen(scene);
    },
});

export const timeoutCases: readonly Case[] = [
    ends("response", "nothing comes", { kind: "silence" }),
    ends("idle", "the response stops in the middle", { kind: "stall" }),
    ends("total", "nothing comes", { kind: "silence" }),
    ends("total", "the response goes on and on", { kind: "slow", bytes: 1, milliseconds: 1000 }),
    {
        name: "timeouts: idle, when a stream stops between two events",
        sandbox: { fault: { kind: "stall" } },
        run: async (scene) => {
            const events: ChatEvent[] = [];
            const error = await errorOf(readInto(events, chatStream(scene, { timeouts: { idle: 2000 } })));
            equal(error.name, "TimeoutError");
            includes(error.message, "auto stopped in the middle of its response");
            holds(events.length > 0, "what came before has been given");
        },
    },
    {
        name: "timeouts: a response that comes late, but in time, is taken",
        sandbox: { fault: { kind: "late", milliseconds: 500 } },
        run: async (scene) => {
            await classify(scene, { timeouts: { response: Number.POSITIVE_INFINITY } });
            // Longer than the maximum of a timer.
            await classify(scene, { timeouts: { response: 2 ** 32, total: 2 ** 33 } });
        },
    },
    {
        name: "timeouts: a call's own takes the place of the client's, when it is shorter",
        sandbox: { fault: { kind: "silence" } },
        run: async (scene) => {
            const client = clientOf(scene, { timeouts: { response: Number.POSITIVE_INFINITY } });
            const error = await errorOf(client.textClassification({ inputs: "x" }, { timeouts: { response: 50 } }));
            includes(error.message, "within 0.05 seconds");
        },
    },
    {
        name: "timeouts: a call's own takes the place of the client's, when it is longer",
        sandbox: { fault: { kind: "late", milliseconds: 500 } },
        run: async (scene) => {
            const client = clientOf(scene, { timeouts: { response: 50 } });
            await client.textClassification({ inputs: "x" }, { timeouts: { response: Number.POSITIVE_INFINITY } });
        },
    },
];
