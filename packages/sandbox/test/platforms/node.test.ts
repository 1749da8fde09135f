import { runCase } from "../suite/run.ts";
import { runOn } from "./run-on.ts";

runOn("node", async () => ({ run: runCase, close: async () => {} }));
