import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../verify/testing/property-runs.ts";
import { createHandler } from "../../src/handler.ts";
import { randomRequests, sendRandom } from "./send-random.ts";

describe("random requests", () => {
    test("never break the sandbox, and are never answered with an error of its own", () => {
        const count = propertyRuns(20_000);
        const { requests, statuses, broken } = sendRandom(createHandler(), count, 12);
        expect(broken).toEqual([]);
        expect(requests).toBe(count);
        // The requests are useful only if some are accepted and some are refused.
        expect(statuses["2xx"]).toBeGreaterThan(requests / 10);
        expect(statuses["4xx"]).toBeGreaterThan(requests / 10);
    });

    test("are the same for a seed", () => {
        const some = (seed: number) => {
            const requests = randomRequests(seed, []);
            return Array.from({ length: 50 }, () => requests.next().value?.url);
        };
        expect(some(3)).toEqual(some(3));
        expect(some(3)).not.toEqual(some(4));
    });
});
