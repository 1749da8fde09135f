// @needs python, venv
/** Schemathesis sends requests made from the OpenAPI document, right ones and wrong ones, and checks every response. */

import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { createApi } from "@callsheet/http";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyFolder, runIn } from "../../../testing/packed-project.ts";
import { pythonWith } from "../libraries.ts";

const server = createServer(getRequestListener(createApi().fetch, { overrideGlobalObjects: false }));

beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
});
afterAll(() => {
    server.close();
    server.closeAllConnections();
});

/** The path of Schemathesis, in a virtual environment of its own. Skips nothing silently. */
function schemathesis(): string {
    const python = pythonWith(["schemathesis"]);
    if ("missing" in python) throw new Error(`Schemathesis cannot be installed: ${python.missing}`);
    return python.path.replace(/python(\.exe)?$/, "schemathesis$1");
}

test("Schemathesis finds nothing against the service", async () => {
    const { port } = Object(server.address());
    const url = `http://127.0.0.1:${port}`;
    const { status, output } = await runIn(emptyFolder(), schemathesis(), [
        ...["--config-file", join(import.meta.dirname, "schemathesis.toml")],
        ...["run", `${url}/openapi.json`, "--url", url],
        ...["--max-examples", "30", "--seed", "25", "--no-color"],
    ]);
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining("No issues found") });
}, 900_000);
