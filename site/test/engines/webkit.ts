/**
 * WebKitGTK's MiniBrowser, driven over WebDriver, which is JSON over HTTP. It has no headless mode, so it runs on a virtual X
 * display.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { programFile } from "../../../testing/programs.mjs";
import type { Engine, Tab } from "./engine.ts";

/** Milliseconds, only against hanging: the test's own timeouts apply. */
const limit = 300_000;
/** Milliseconds after which a browser will not start any more: now and then its driver waits forever. */
const startLimit = 60_000;
const maxStarts = 4;

const gtkThemes = { light: "Adwaita", dark: "Adwaita:dark" } as const;
/** WebDriver's codes of the keys that the walks press. */
const keys: Readonly<Record<string, string>> = { Control: "\ue009", Enter: "\ue007" };
/** The field that marks an element in WebDriver's JSON. */
const elementField = "element-6066-11e4-a52e-4f735466cecf";

export const webkit: Engine = {
    name: "WebKit",
    start: async (scheme) => {
        // Xvfb takes the first free display number, and writes it to file descriptor 3 when it is ready.
        const words = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
        const screen = spawn(programFile("xvfb"), words, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
        const ended = once(screen, "exit");
        const [number] = await Promise.race([
            once(screen.stdio[3] as NodeJS.ReadableStream, "data"),
            ended.then(() => Promise.reject(new Error("Xvfb ended before it had a screen."))),
        ]);
        const { HOME = "", PATH = "" } = process.env;
        const display = `:${String(number).trim()}`;
        const environment = { HOME, PATH, LANG: "C.UTF-8", DISPLAY: display, GTK_THEME: gtkThemes[scheme] };
        const stop = async () => {
            screen.kill();
            await ended;
        };
        return { openTab: () => openTab(environment), stop };
    },
};

/** Each tab has its own driver, which starts one browser and is stopped with it, whatever state both are in. */
async function openTab(environment: Record<string, string>): Promise<Tab> {
    for (let start = 1; ; start += 1) {
        const port = await freePort();
        const driver = spawn(programFile("webkit"), [`--port=${port}`], { env: environment, stdio: "ignore" });
        const kill = () => driver.kill("SIGKILL");
        try {
            return await startTab(`http://127.0.0.1:${port}`, kill);
        } catch (error) {
            kill();
            if (start === maxStarts) throw error;
        }
    }
}

async function freePort(): Promise<number> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = Object(server.address());
    server.close();
    return port;
}

type Ask = <Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Value>;

/** Sends commands to a driver. @throws Error with its message if a command fails */
const asking =
    (address: string, signal?: AbortSignal): Ask =>
    async (method, path, body) => {
        const content = method === "POST" ? { body: JSON.stringify(body ?? {}) } : {};
        const response = await fetch(address + path, { method, ...content, ...(signal && { signal }) });
        const { value } = Object(await response.json());
        if (!response.ok) throw new Error(`${method} ${path}: ${value?.message}`);
        return value;
    };

async function startTab(address: string, kill: () => void): Promise<Tab> {
    const signal = AbortSignal.timeout(startLimit);
    const capabilities = { alwaysMatch: { browserName: "MiniBrowser", timeouts: { script: limit } } };
    const begin = () => asking(address, signal)<{ sessionId: string }>("POST", "/session", { capabilities });
    // The driver takes a moment until it listens.
    const refused = (error: unknown) => Object(Object(error).cause).code === "ECONNREFUSED" && !signal.aborted;
    const begun = async (): Promise<{ sessionId: string }> =>
        await begin().catch((error: unknown) => (refused(error) ? begun() : Promise.reject(error)));
    const { sessionId } = await begun();
    const ask = asking(`${address}/session/${sessionId}`);
    const tab = tabOf(ask, async () => {
        await ask("DELETE", "").finally(kill);
    });
    await tab.resize(1280, 800);
    return tab;
}

type Rect = { readonly width: number; readonly height: number };

function tabOf(ask: Ask, close: () => Promise<void>): Tab {
    const press = (pressed: readonly string[]) => [
        ...pressed.map((value) => ({ type: "keyDown", value })),
        ...pressed.toReversed().map((value) => ({ type: "keyUp", value })),
    ];
    const perform = async (actions: readonly object[]): Promise<void> => {
        await ask("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    };
    const tab: Tab = {
        open: async (address) => {
            await ask("POST", "/url", { url: address });
            // The answer may come before the page has loaded.
            await tab.evaluate(async () => {
                if (document.readyState === "complete") return;
                await new Promise((done) => window.addEventListener("load", done));
            });
        },
        evaluate: (work, ...args) => ask("POST", "/execute/sync", { script: `return (${work})(...arguments)`, args }),
        press: async (find, ...args) => {
            const script = `const found = (${find})(...arguments); found.scrollIntoView({ block: "center" }); return found;`;
            const element = await ask<Record<string, string>>("POST", "/execute/sync", { script, args });
            await ask("POST", `/element/${element[elementField]}/click`);
        },
        type: (text) => perform([...text].flatMap((letter) => press([letter]))),
        key: (chord) => perform(press(chord.split("+").map((key) => keys[key] ?? key.toLowerCase()))),
        resize: async (width, height) => {
            // The window's frame around the page has a constant size.
            const outer = await ask<Rect>("GET", "/window/rect");
            const inner = await tab.evaluate(() => ({ width: innerWidth, height: innerHeight }));
            await ask("POST", "/window/rect", {
                width: width + outer.width - inner.width,
                height: height + outer.height - inner.height,
            });
        },
        screenshot: async () => Buffer.from(await ask<string>("GET", "/screenshot"), "base64"),
        complaints: [],
        close,
    };
    return tab;
}
