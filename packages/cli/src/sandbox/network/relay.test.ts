import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { listeningPorts } from "./listening.ts";
import { connectBySocket, forwardFromSocket, forwardPort } from "./relay.ts";

const folder = mkdtempSync(join(tmpdir(), "callsheet-relay-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A server that answers with what it gets, and its port. */
async function echo() {
    const server = createServer({ allowHalfOpen: true }, (socket) => socket.pipe(socket)).listen(0, "127.0.0.1");
    await once(server, "listening");
    return { server, port: (server.address() as AddressInfo).port }; // It listens on a port, not on a pipe.
}

async function answer(socket: ReturnType<typeof connect>, words: string): Promise<string> {
    socket.end(words);
    return await text(socket);
}

test("a connection is led to the port that it names, and bytes go both ways", async () => {
    const { server, port } = await echo();
    const path = join(folder, "one.sock");
    const relay = forwardFromSocket(path);
    await once(relay, "listening");
    // What looks like a port, too, belongs to the program.
    expect(await answer(connectBySocket(path, port), "12345 hello")).toBe("12345 hello");
    for (const one of [relay, server]) one.close();
});

test("a port of one side is a port of the other", async () => {
    const { server, port } = await echo();
    const path = join(folder, "two.sock");
    const relay = forwardFromSocket(path);
    await once(relay, "listening");
    const free = createServer().listen(0, "127.0.0.1");
    await once(free, "listening");
    const { port: other } = free.address() as AddressInfo; // As above.
    await new Promise((resolve) => free.close(resolve));
    const [first, ...others] = forwardPort(other, path, port);
    if (first) await once(first, "listening");
    expect(await answer(connect({ port: other, host: "127.0.0.1", allowHalfOpen: true }), "hello")).toBe("hello");
    for (const one of [relay, server, first, ...others]) one?.close();
});

test("whoever names no port, or one where nobody listens, is let go", async () => {
    const path = join(folder, "three.sock");
    const relay = forwardFromSocket(path);
    await once(relay, "listening");
    const wrong = connect(path);
    expect(await answer(wrong, "GET / HTTP/1.1")).toBe("");
    relay.close();
});

test.runIf(process.platform === "linux")("the ports on which programs listen are known", async () => {
    const { server, port } = await echo();
    expect(listeningPorts()).toContain(port);
    await new Promise((resolve) => server.close(resolve));
    expect(listeningPorts()).not.toContain(port);
});
