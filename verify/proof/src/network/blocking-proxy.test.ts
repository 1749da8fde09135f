import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { testWith } from "../../../testing/test-with.ts";
import { processRuntime } from "../runtimes/process.ts";
import { createBlockingProxy } from "./blocking-proxy.ts";

const folder = mkdtempSync(join(tmpdir(), "callsheet-trap-"));
const blockingProxy = await createBlockingProxy();
const neighbour = createServer((_, response) => response.end("here"));
await new Promise<void>((resolve) => neighbour.listen(0, "127.0.0.1", resolve));
afterAll(async () => {
    await blockingProxy.close();
    neighbour.close();
    rmSync(folder, { recursive: true });
});

testWith("bash", "curl")(
    "a trap lets nobody out, says whom they asked for, and leaves this machine alone",
    async () => {
        const { port } = Object(neighbour.address());
        const addresses = ["https://one.example/a", "http://two.example/b", `http://127.0.0.1:${port}/c`];
        writeFileSync(join(folder, "program.sh"), addresses.map((url) => `curl -s ${url}; echo " $?"\n`).join(""));
        const { stdout } = await processRuntime("bash").run({
            folder,
            file: "program.sh",
            environment: { PATH: process.env["PATH"] ?? "", ...blockingProxy.environment },
        });
        expect(stdout).toBe(" 56\n 0\nhere 0\n");
        expect(blockingProxy.requested).toEqual(["one.example:443", "http://two.example/b"]);
    },
);
