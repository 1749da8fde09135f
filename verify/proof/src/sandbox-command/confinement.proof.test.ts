// @needs curl, ip, python, unshare, venv
/**
 * `callsheet sandbox -- program`, attacked: programs that ignore the proxy, and that look for real tokens. None reaches
 * the network, and each call of a known host reaches the sandbox.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { commandLinesWith } from "../../../../packages/cli/src/testing.ts";
import { pythonWith } from "../libraries.ts";
import { root } from "../root.ts";

const command = join(root, "packages/cli/bin/callsheet.mjs");
const folder = mkdtempSync(join(tmpdir(), "callsheet-confinement-"));
afterAll(() => rmSync(folder, { recursive: true }));

const real = "real-0123456789abcdef";
/** Tokens as users have them. */
const tokens = {
    HF_TOKEN: `hf_${real.replaceAll("-", "")}`,
    HUGGINGFACEHUB_API_TOKEN: `hf_${real.replaceAll("-", "")}`,
    REPLICATE_API_TOKEN: `r8_${real}`,
    ANTHROPIC_API_KEY: real,
};

type Setting = {
    readonly options?: readonly string[];
    readonly environment?: Readonly<Record<string, string>>;
    /** Done while the program runs. */
    readonly during?: (child: ChildProcess) => Promise<void>;
};

/** Runs a program against the sandbox, as a user does, and returns what it and the command said. */
const sandboxed = (words: readonly string[], { options = [], ...setting }: Setting = {}) =>
    callsheet(["sandbox", ...options, "--", ...words], setting);

async function callsheet(words: readonly string[], { environment = {}, during }: Setting) {
    const child = spawn(process.execPath, [command, ...words], {
        cwd: folder,
        env: { PATH: process.env["PATH"], HOME: folder, XDG_CACHE_HOME: folder, ...tokens, ...environment },
        stdio: ["ignore", "pipe", "pipe"],
    });
    const [stdout, stderr, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, "close"),
        during?.(child),
    ]);
    return { code, stdout, stderr };
}

const frameworks = pythonWith(["aiohttp", "replicate"]);

const fileOf = (name: string, program: string): string => {
    const file = join(folder, name);
    writeFileSync(file, program);
    return file;
};

describe("a program", () => {
    test("has no network but the loopback interface", async () => {
        const { stdout } = await sandboxed([
            "sh",
            "-c",
            "grep -o '^ *[a-z0-9]*:' /proc/net/dev; wc -l </proc/net/route",
        ]);
        // The table of routes has its head alone.
        expect(stdout.trim().split(/\s+/)).toEqual(["lo:", "1"]);
    });

    test("does not reach this machine by its address in the network", async () => {
        const [outer] = Object.values(networkInterfaces())
            .flatMap((addresses) => addresses ?? [])
            .filter(({ internal, family }) => !internal && family === "IPv4");
        const server = createTcpServer((socket) => socket.end("reached")).listen(0, "0.0.0.0");
        await once(server, "listening");
        const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
        // Any address will do where the machine has none.
        const address = outer?.address ?? "192.0.2.1";
        const { stdout } = await sandboxed([
            process.execPath,
            "-e",
            `require("net").connect(${port}, "${address}").on("data", (d) => console.log(String(d))).on("error", (e) => console.log(e.code))`,
        ]);
        server.close();
        expect(stdout.trim()).toBe("ENETUNREACH");
    });

    test("that passes the proxy over reaches the sandbox at a known host, and nobody at another", async () => {
        const script = `curl --noproxy '*' -sS -o /dev/null -w '%{http_code}' https://fal.run/fal-ai/x
curl --noproxy '*' -sS https://elsewhere.example/`;
        const { stdout, stderr, code } = await sandboxed(["sh", "-c", script]);
        expect({ stdout, code }).toEqual({ stdout: "401", code: 6 });
        expect(stderr).toContain("elsewhere.example was asked for; the sandbox lets nothing through to the network.");
    });

    test("does not see a real token, and is told what was taken out", async () => {
        const { stdout, stderr } = await sandboxed(["env"]);
        expect(stdout).not.toContain("0123456789abcdef");
        expect(stdout).toMatch(/^HUGGINGFACEHUB_API_TOKEN=hf_sandbox_any$/m);
        expect(stderr).toContain("as they look like keys: ANTHROPIC_API_KEY.");
        expect(stderr).not.toContain("0123456789abcdef");
    });

    test("is reached at the port on which it listens, and reaches the servers of this machine", async () => {
        const server = createServer((_, response) => response.end("from outside")).listen(0, "127.0.0.1");
        await once(server, "listening");
        const { port } = server.address() as AddressInfo; // As above.
        const free = createServer().listen(0, "127.0.0.1");
        await once(free, "listening");
        const { port: own } = free.address() as AddressInfo; // As above.
        await new Promise((resolve) => free.close(resolve));
        // It serves when it has its own answer, because it ends as soon as it is asked.
        const program = `
            fetch("http://localhost:${port}/").then((response) => response.text()).then((text) => {
                console.log(text);
                require("http").createServer((request, response) => {
                    response.end("from inside");
                    response.on("close", () => process.exit(3));
                }).listen(${own});
            });`;
        const ask = async () => (await fetch(`http://localhost:${own}/`)).text();
        const { stdout, code } = await sandboxed([process.execPath, "-e", program], {
            during: async () => await expect.poll(() => ask().catch(() => "")).toBe("from inside"),
        });
        server.close();
        expect([stdout.trim(), code]).toEqual(["from outside", 3]);
    });

    test("reaches no Unix socket, and has no variable that leads to one", async () => {
        const path = join(folder, "agent.sock");
        const server = createTcpServer((socket) => socket.end("reached")).listen(path);
        await once(server, "listening");
        const reach = `require("net").connect(${JSON.stringify(path)}).on("data", (d) => console.log(String(d))).on("error", (e) => console.log(e.code))`;
        // Taking away what hides it is not in its power, neither as it is nor in namespaces of its own.
        const script = `umount ${path}; unshare --user --map-root-user --mount umount ${path}; "$0" -e '${reach}'; env`;
        const { stdout } = await sandboxed(["sh", "-c", script, process.execPath], {
            environment: { SSH_AUTH_SOCK: path, DOCKER_HOST: `unix://${path}` },
        });
        server.close();
        expect(stdout).toMatch(/^ECONNREFUSED$/m);
        expect(stdout).not.toMatch(/^(?:reached|SSH_AUTH_SOCK|DOCKER_HOST)/m);
    });

    test("sees no process but its own, and so no token in the environment of another", async () => {
        const { stdout } = await sandboxed(["sh", "-c", "cat /proc/[0-9]*/environ; echo $(ls -d /proc/[0-9]*)"]);
        expect(stdout).not.toContain("0123456789abcdef");
        expect(stdout.trim().split("\n").at(-1)?.split(" ").length).toBeLessThan(5);
    });

    test("ends with all that it has started, also what has left its group", async () => {
        await sandboxed([
            "sh",
            "-c",
            `setsid "$0" -e 'setInterval(() => {}, 1000)' ${folder}/daemon &`,
            process.execPath,
        ]);
        await expect.poll(() => commandLinesWith(`${folder}/daemon`)).toEqual([]);
    });

    test("gets the signals of the command", async () => {
        const begun = join(folder, "begun");
        const program = `process.on("SIGTERM", () => process.exit(7)); require("fs").writeFileSync("${begun}", ""); setInterval(() => {}, 1000)`;
        const { code } = await sandboxed([process.execPath, "-e", program], {
            during: async (child) => {
                await expect.poll(() => existsSync(begun)).toBe(true);
                child.kill("SIGTERM");
            },
        });
        expect(code).toBe(7);
    });

    test("keeps its user, its folder and its exit code", async () => {
        const { stdout, code } = await sandboxed(["sh", "-c", "id -u; pwd; exit 5"]);
        expect([stdout.trim().split("\n"), code]).toEqual([[String(process.getuid?.()), folder], 5]);
    });

    test("is told where the system leaves it the network", async () => {
        const { stderr, code } = await sandboxed([process.execPath, "--eval", ""], { environment: { PATH: folder } });
        expect(stderr).toContain("The program is not kept off the network (unshare of util-linux is not there)");
        expect(code).toBe(0);
    });

    test("that is not there is an error", async () => {
        const { stderr, code } = await sandboxed(["no-such-program"]);
        expect([stderr, code]).toEqual([expect.stringContaining("no-such-program could not be started"), 1]);
    });
});

describe("a program that is judged", () => {
    const judged = (name: string, content: string, environment: Setting["environment"] = {}) =>
        callsheet(["check", "keep-talking", fileOf(name, content)], { environment });

    test("ends with all that it has started, also what has left its group", async () => {
        const daemon = `["-e", "setInterval(() => {}, 1000)", "${folder}/judged"], { detached: true, stdio: "ignore" }`;
        await judged(
            "daemon.mjs",
            `import { spawn } from "node:child_process"; spawn(process.execPath, ${daemon}).unref();`,
        );
        await expect.poll(() => commandLinesWith(`${folder}/judged`)).toEqual([]);
    });

    test("has its note of what the system leaves it, once", async () => {
        const { stderr } = await judged("empty.mjs", "", { PATH: folder });
        expect(stderr.match(/The program is not kept off the network/g)).toHaveLength(1);
        expect((await judged("empty.mjs", "")).stderr).not.toContain("network");
    });
});

describe.each([
    ["without the network", []],
    ["where the system leaves it the network", ["--share-network"]],
])("a Python library that uses no proxy, %s", (_, options) => {
    test.each(["replicate", "aiohttp"])("%s reaches the sandbox, and reads its results", async (library) => {
        if ("missing" in frameworks) throw new Error(frameworks.missing);
        const program = join(import.meta.dirname, `with_${library}.py`);
        const { stdout, stderr, code } = await sandboxed([frameworks.path, program], { options });
        expect({ stdout: stdout.trim(), code }, stderr).toEqual({ stdout: "done", code: 0 });
    });

    test("is refused any other host, by a message that names it", async () => {
        if ("missing" in frameworks) throw new Error(frameworks.missing);
        const program = fileOf(
            "elsewhere.py",
            `import asyncio, socket, aiohttp
async def main():
    async with aiohttp.ClientSession() as session:
        await session.get("https://elsewhere.example/")
for act in [lambda: asyncio.run(main()), lambda: socket.create_connection(("192.0.2.1", 443))]:
    try:
        act()
    except OSError as error:
        print(error)
`,
        );
        const { stdout } = await sandboxed([frameworks.path, program], { options });
        expect(stdout).toContain("aiohttp asked for elsewhere.example past the proxy.");
        expect(stdout).toContain("asked for 192.0.2.1 past the proxy.");
    });
});

test("a sitecustomize of the user's own runs, too", async () => {
    if ("missing" in frameworks) throw new Error(frameworks.missing);
    const own = mkdtempSync(join(folder, "own-"));
    writeFileSync(join(own, "sitecustomize.py"), 'print("own")\n');
    const words = [frameworks.path, "-c", "import socket; print(socket.getaddrinfo.__name__)"];
    const { stdout } = await sandboxed(words, { environment: { PYTHONPATH: own } });
    expect(stdout.trim().split("\n")).toEqual(["own", "led_getaddrinfo"]);
});
