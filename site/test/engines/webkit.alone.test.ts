// @needs webkit, xvfb
/**
 * WebKitGTK's MiniBrowser, driven over WebDriver. It has no headless mode, so it runs on a virtual X display.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { programFile } from "../../../tools/machine/programs.mjs";
import { chordOf, clickOn, type Engine, scrolledTo, type Tab, tabOf, typing } from "./engine.ts";
import { walkThrough } from "./walks.ts";

/** Milliseconds, only against hanging: the test's own timeouts apply. */
const limit = 300_000;
/** Milliseconds after which a browser will not start any more: now and then its driver waits forever. */
const startLimit = 60_000;
const starts = 4;

const gtkThemes = { light: "Adwaita", dark: "Adwaita:dark" } as const;

const webkit: Engine = {
    name: "WebKit",
    start: async (scheme) => {
        const screen = await startVirtualDisplay();
        const { HOME = "", PATH = "" } = process.env;
        const environment = { HOME, PATH, LANG: "C.UTF-8", DISPLAY: screen.display, GTK_THEME: gtkThemes[scheme] };
        return { openTab: () => openTab(environment), stop: screen.stop };
    },
};

/** Each tab has its own driver, which starts one browser and is stopped with it, whatever state both are in. */
async function openTab(environment: Record<string, string>): Promise<Tab> {
    for (let start = 1; ; start += 1) {
        const port = await freePort();
        const driver = spawn(programFile("webkit"), [`--port=${port}`], { env: environment, stdio: "ignore" });
        try {
            return await startTab(`http://127.0.0.1:${port}`, driver, AbortSignal.timeout(startLimit));
        } catch (error) {
            driver.kill("SIGKILL");
            if (start === starts) throw error;
        }
    }
}

async function freePort(): Promise<number> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    server.close();
    await once(server, "close");
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    return address.port;
}

/** A command of WebDriver. @throws Error with what the driver says of it */
async function send<Result>(
    method: "POST" | "GET" | "DELETE",
    address: string,
    parameters?: object,
    signal?: AbortSignal,
) {
    const response = await fetch(address, {
        method,
        ...(parameters && { body: JSON.stringify(parameters) }),
        ...(signal && { signal }),
    });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
}

async function startTab(address: string, driver: ChildProcess, signal: AbortSignal): Promise<Tab> {
    // The driver is asked until it listens.
    while (!(await fetch(`${address}/status`, { signal }).catch(() => undefined))?.ok) {
        signal.throwIfAborted();
        await setTimeout(20);
    }
    const capabilities = { alwaysMatch: { browserName: "MiniBrowser", timeouts: { script: limit } } };
    const { sessionId } = await send<{ sessionId: string }>("POST", `${address}/session`, { capabilities }, signal);
    const session = `${address}/session/${sessionId}`;

    const post = <Result>(command: string, parameters: object) =>
        send<Result>("POST", `${session}/${command}`, parameters);
    const run = <Result>(expression: string) =>
        post<Result>("execute/sync", { script: `return ${expression}`, args: [] });
    const perform = (actions: object[]) => post<void>("actions", { actions });
    const tab = tabOf({
        open: async (url) => {
            await post("url", { url });
            // The command may end before the page has loaded.
            await tab.evaluate(async () => {
                if (document.readyState === "complete") return;
                await new Promise((done) => window.addEventListener("load", done));
            });
        },
        evaluate: (expression) => run<string>(expression),
        press: async (expression) => perform(clickOn(await run<object>(scrolledTo(expression)))),
        type: (text) => perform(typing(text)),
        key: (chord) => perform(chordOf(chord)),
        resize: async (width, height) => {
            // The window's frame around the page has a constant size.
            const outer = await send<{ width: number; height: number }>("GET", `${session}/window/rect`);
            const inner = await tab.evaluate(() => ({ width: innerWidth, height: innerHeight }));
            await post("window/rect", {
                width: width + outer.width - inner.width,
                height: height + outer.height - inner.height,
            });
        },
        screenshot: async () => Buffer.from(await send<string>("GET", `${session}/screenshot`), "base64"),
        complaints: [],
        close: async () => {
            await send("DELETE", session).finally(() => driver.kill("SIGKILL"));
        },
    });
    await tab.resize(1280, 800);
    return tab;
}

type VirtualDisplay = { readonly display: string; readonly stop: () => Promise<void> };

/** A virtual display (Xvfb): WebKit's browser cannot run headless. */
async function startVirtualDisplay(): Promise<VirtualDisplay> {
    // Xvfb takes the first free display number, and writes it to file descriptor 3 when it is ready.
    const server = spawn(programFile("xvfb"), ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
        stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const ended = once(server, "exit");
    const [number] = await Promise.race([
        once(server.stdio[3] as NodeJS.ReadableStream, "data"),
        ended.then(() => {
            throw new Error("Xvfb ended before it had a screen.");
        }),
    ]);
    return {
        display: `:${String(number).trim()}`,
        stop: async () => {
            server.kill();
            await ended;
        },
    };
}

walkThrough(webkit);
