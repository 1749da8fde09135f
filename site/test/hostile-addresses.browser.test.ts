/** Malicious links: the generator neither runs what they contain nor breaks on it. */
import { tasks } from "@callsheet/inference/tasks";
import { fieldNames } from "@callsheet/snippets/query";
import { expect } from "vitest";
import { test, waitForHydration } from "./browser.ts";

const run = "window.ran=1";

const payloads: Readonly<Record<string, string>> = {
    "a picture that fails": `<img src=x onerror=${run}>`,
    "the end of a script": `</script><script>${run}</script>`,
    "the end of an attribute": `"'><svg onload=${run}>`,
    "an address that is a program": `javascript:${run}`,
    "the end of a template": `\${${run}}\`-(${run})-\``,
    "the end of a comment": `--></title></textarea></style><iframe srcdoc="<script>parent.ran=1</script>">`,
    "every object's ancestor": `{"__proto__":{"ran":1},"constructor":{"prototype":{"ran":1}}}`,
    "a name that every object has": "__proto__",
    "a whole conversation": JSON.stringify([{ role: "user", content: `<img src=x onerror=${run}>` }]),
    "half of a character": "\ud800",
    "the end of a line, and of a text": "\u2028\u0000\r\n",
    "more than anybody types": `<b onclick=${run}>`.repeat(1000),
};

/** Query parameters: every field, the short forms, and unknown names. */
const names = [
    ...fieldNames,
    "message",
    ...new Set(Object.values(tasks).flatMap(({ parameters }) => Object.keys(parameters.entries))),
    "fw",
    "embed",
    "__proto__",
    "constructor[prototype][ran]",
];

/** Valid parameters to combine with the payload, so that the task or model is known and the other fields are read. */
const grounds = ["", "task=table-question-answering", "task=image-to-image&provider=replicate"];

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

test.for(Object.entries(payloads))("nothing in a link runs: %s", async ([, payload], { page }) => {
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
        dialogs.push(dialog.message());
        return dialog.dismiss();
    });
    // A very long payload goes into a single field: hosts reject longer URLs.
    const isLong = payload.length > 1000;
    const some = isLong ? names.slice(0, 0) : names;
    const queries = [
        ...grounds.map((ground) => [ground, ...some.map((name) => `${encoded(name)}=${encoded(payload)}`)].join("&")),
        ...(isLong ? ["message", "inputs", "parameters", "model"] : fieldNames).map(
            (name) => `${name}=${encoded(payload)}`,
        ),
    ];
    await page.goto("/gu/snippets");
    const own = await page.locator("script, iframe, base, object, embed").count();
    for (const query of queries) {
        const hash = isLong ? "" : `#${encoded(payload)}`;
        if (query === queries[0]) await page.goto(`/gu/snippets?${query}${hash}`);
        // Like Back and Forward: the loaded page reads another URL, which is faster than opening a page.
        else {
            await page.evaluate((address) => {
                history.pushState(null, "", address);
                dispatchEvent(new PopStateEvent("popstate"));
            }, `/gu/snippets?${query}${hash}`);
        }
        await waitForHydration(page);
        const found = await page.evaluate(async () => {
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            return {
                ran: "ran" in window || "ran" in {},
                injected: document.querySelectorAll("[onerror], [onload], [onclick], [srcdoc], [href^='javascript:' i]")
                    .length,
                others: document.querySelectorAll("script, iframe, base, object, embed").length,
                // The page still works: it shows a program, or why there is none.
                shows: document.querySelectorAll(".callsheet-result pre, .callsheet-problem, [role=status]").length > 0,
            };
        });
        expect(found, query.slice(0, 200)).toEqual({ ran: false, injected: 0, others: own, shows: true });
    }
    expect(dialogs).toEqual([]);
});

test.for(["/gu/course/chapter0/1", "/en/models", "/gu/errors", "/gu"])(
    "nothing in the address of %s runs",
    async (address, { page }) => {
        for (const payload of Object.values(payloads).slice(0, 6)) {
            const query = ["q", "fw", "filter", "task", "provider", "message", "__proto__"].map(
                (name) => `${name}=${encoded(payload)}`,
            );
            await page.goto(`${address}?${query.join("&")}#${encoded(payload)}`);
            await expect.poll(() => page.evaluate(() => "ran" in window || "ran" in {})).toBe(false);
            await expect.poll(() => page.locator("[onerror], [onload], [srcdoc]").count()).toBe(0);
            // The link to the other language keeps the query.
            await page.locator("[data-keep-place]").first().dispatchEvent("focus");
            await expect
                .poll(() => page.locator("[data-keep-place]").first().getAttribute("href"))
                .toMatch(/^(?:http|\/)/);
        }
    },
);

test.for([
    ["en", "A value holds characters that cannot be seen: U+007F, U+202E."],
    ["gu", "કોઈ વિગતમાં ન દેખાય એવા અક્ષર છે: U+007F, U+202E."],
] as const)(
    "what a terminal would act on is told in %s, and is not in what is copied",
    async ([language, message], { page }) => {
        await page.goto(
            `/${language}/snippets?language=sh&client=curl&message=${encoded("it's\u007f\u007f; date\u202e")}`,
        );
        await waitForHydration(page);
        await expect.poll(() => page.locator(".callsheet-problem[role=alert]").innerText()).toContain(message);
        await page.locator(".callsheet-result [data-copy]").first().click();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toContain(`it'\\''s\\u007f\\u007f; date\\u202e`);
        expect(copied).not.toMatch(/[\u007f\u202e]/);
    },
);
