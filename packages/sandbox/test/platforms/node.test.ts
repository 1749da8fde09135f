import { cases } from "../suite/cases.ts";
import { runCase } from "../suite/run.ts";
import { runOn } from "./run-on.ts";

runOn("node", cases, async () => ({ run: runCase, close: async () => {} }));
