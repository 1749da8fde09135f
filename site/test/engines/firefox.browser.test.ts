// @needs firefox
/** Firefox, driven over WebDriver BiDi. Playwright needs a command of it that Debian's release does not have. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { programFile } from "../../../tools/machine/programs.mjs";
import { chordOf, clickOn, type Engine, scrolledTo, type Tab, tabOf, typing } from "./engine.ts";
import { walkThrough } from "./walks.ts";

/** The values of Firefox's preference for the system's colour scheme. */
const preference = { dark: 0, light: 1 } as const;

/** Requests that were still pending when the page was left: the icon, and fonts (`NS_BINDING_ABORTED`), by a worker or not. */
const isOfPageThatWasLeft = (complaint: string): boolean =>
    /Failed to load ‘[^’]*(?:icon\.svg|\.woff2)’\. A ServiceWorker intercepted the request/.test(complaint) ||
    /downloadable font: download failed .* status=2152398850 /.test(complaint);

const firefox: Engine = {
    name: "Firefox",
    start: async (scheme) => {
        const profile = await mkdtemp(join(tmpdir(), "callsheet-firefox-"));
        const setting = `user_pref("layout.css.prefers-color-scheme.content-override", ${preference[scheme]});`;
        await writeFile(join(profile, "user.js"), setting);
        const browser = spawn(
            programFile("firefox"),
            ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
            { stdio: ["ignore", "ignore", "pipe"] },
        );
        const ended = once(browser, "exit");
        const bidi = await connect(`${await addressOf(browser.stderr)}/session`);
        await bidi.send("session.new", { capabilities: {} });
        await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
        return {
            openTab: () => openTab(bidi),
            stop: async () => {
                await bidi.send("browser.close", {});
                await ended;
                await rm(profile, { recursive: true, force: true });
            },
        };
    },
};

/** The address that Firefox prints once it listens. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
    for await (const line of createInterface(output)) {
        const [, address] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
        if (address !== undefined) {
            output.resume();
            return address;
        }
    }
    throw new Error("Firefox ended before it listened.");
}

type LogEntry = {
    readonly type: string;
    readonly level: string;
    readonly text: string;
    readonly source: { readonly context?: string };
};

type BiDi = {
    readonly send: <Result>(method: string, params: object) => Promise<Result>;
    readonly onLog: (listener: (entry: LogEntry) => void) => void;
};

type Message =
    | { readonly type: "success"; readonly id: number; readonly result: object }
    | { readonly type: "error"; readonly id: number; readonly error: string; readonly message: string }
    | { readonly type: "event"; readonly method: "log.entryAdded"; readonly params: LogEntry };

async function connect(address: string): Promise<BiDi> {
    const socket = new WebSocket(address);
    const waiting = new Map<number, PromiseWithResolvers<object>>();
    const listeners: ((entry: LogEntry) => void)[] = [];
    let last = 0;
    socket.addEventListener("message", ({ data }) => {
        const message: Message = JSON.parse(String(data));
        if (message.type === "event") return listeners.forEach((listener) => void listener(message.params));
        const one = waiting.get(message.id);
        waiting.delete(message.id);
        if (message.type === "success") one?.resolve(message.result);
        else one?.reject(new Error(`${message.error}: ${message.message}`));
    });
    await once(socket, "open");
    return {
        send: <Result>(method: string, params: object) => {
            last += 1;
            const answer = Promise.withResolvers<object>();
            waiting.set(last, answer);
            socket.send(JSON.stringify({ id: last, method, params }));
            return answer.promise as Promise<Result>;
        },
        onLog: (listener) => void listeners.push(listener),
    };
}

type Evaluated =
    | { readonly type: "success"; readonly result: { readonly value: string; readonly sharedId?: string } }
    | { readonly type: "exception"; readonly exceptionDetails: { readonly text: string } };

async function openTab({ send, onLog }: BiDi): Promise<Tab> {
    const { userContext } = await send<{ userContext: string }>("browser.createUserContext", {});
    const { context } = await send<{ context: string }>("browsingContext.create", { type: "tab", userContext });
    const complaints: string[] = [];
    onLog(({ source, type, level, text }) => {
        const isComplaint = level === "error" || (level === "warn" && type === "console");
        if (source.context === context && isComplaint && !isOfPageThatWasLeft(text)) complaints.push(text);
    });
    const evaluate = async (expression: string) => {
        const target = { context };
        const evaluated = await send<Evaluated>("script.evaluate", { expression, target, awaitPromise: true });
        if (evaluated.type === "exception") throw new Error(evaluated.exceptionDetails.text);
        return evaluated.result;
    };
    const perform = (actions: object[]) => send<void>("input.performActions", { context, actions });
    const tab = tabOf({
        open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
        evaluate: async (expression) => (await evaluate(expression)).value,
        press: async (expression) => {
            const { sharedId } = await evaluate(scrolledTo(expression));
            await perform(clickOn({ type: "element", element: { sharedId } }));
        },
        type: (text) => perform(typing(text)),
        key: (chord) => perform(chordOf(chord)),
        resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
        screenshot: async () => {
            const { data } = await send<{ data: string }>("browsingContext.captureScreenshot", { context });
            return Buffer.from(data, "base64");
        },
        complaints,
        close: () => send("browser.removeUserContext", { userContext }),
    });
    await tab.resize(1280, 800);
    return tab;
}

walkThrough(firefox);
