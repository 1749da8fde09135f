import { cases, runCase } from "../suite/run.ts";
import { runOn } from "./run-on.ts";

runOn("node", cases, async () => ({ run: runCase, close: async () => {} }));
