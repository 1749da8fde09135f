import { expect, test } from "vitest";
import { Jobs } from "./latest.ts";

test("the latest jobs are kept, as far as their results are not too long together", () => {
    const jobs = new Jobs(0);
    const ids = Array.from({ length: 100 }, () => jobs.submit("seed", "a".repeat(1_000_000), "done").id);
    const keptIds = ids.filter((id) => jobs.find(id));
    expect(keptIds).toEqual(ids.slice(-31));
    const { id } = jobs.submit("seed", "a".repeat(50_000_000), "done");
    expect([jobs.find(id)?.state, ids.filter((one) => jobs.find(one))]).toEqual(["done", []]);
});
