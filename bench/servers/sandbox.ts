/** Starts the published sandbox. */
import { load } from "../load.ts";
import { serveAt } from "../server.ts";

type SandboxModule = { startSandbox(): Promise<{ readonly url: string }> };

const { startSandbox } = await load<SandboxModule>("@callsheet/sandbox");
serveAt((await startSandbox()).url);
