import fc from "fast-check";
import { expect, test } from "vitest";
import { renderQueue } from "./render-queue.ts";

test("renderQueue: the first file, then wanted ones as they were asked for, then the others in their order", async () => {
    const queue = renderQueue();
    const rendered: string[] = [];
    const all = ["a", "b", "c", "d", "e"].map((file) => queue.add(file, async () => rendered.push(file)));
    for (const file of ["d", "unknown", "c"]) queue.want(file);
    await Promise.all(all);
    expect(rendered).toEqual(["a", "d", "c", "b", "e"]);
});

test("renderQueue: renders each file once and one at a time, whatever is wanted meanwhile", () =>
    fc.assert(
        fc.asyncProperty(fc.array(fc.nat(9)), async (wanted) => {
            const queue = renderQueue();
            const rendered: number[] = [];
            let running = 0;
            const render = (index: number) => async () => {
                running += 1;
                expect(running).toBe(1);
                const next = wanted.pop();
                if (next !== undefined) queue.want(`${next}`);
                await Promise.resolve();
                running -= 1;
                return rendered.push(index);
            };
            await Promise.all(Array.from({ length: 10 }, (_, index) => queue.add(`${index}`, render(index))));
            expect(rendered.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
        }),
    ));

test("renderQueue: a file that cannot be rendered rejects, and the others go on", async () => {
    const queue = renderQueue();
    const failed = queue.add("a", () => Promise.reject(new Error("no page")));
    const other = queue.add("b", async () => "page");
    await expect(failed).rejects.toThrow("no page");
    expect(await other).toBe("page");
});
