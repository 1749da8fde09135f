/** The sandbox, as it is published. */
import { startSandbox } from "@callsheet/sandbox";
import { serveAt } from "../server.ts";

serveAt((await startSandbox()).url);
