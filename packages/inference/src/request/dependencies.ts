import { providers } from "../providers/registry.ts";
import { finish } from "./finish.ts";
import { withMediaTypes } from "./media-type.ts";
import type { Dependencies } from "./perform.ts";

/** Every provider, with queues, and with files both ways: for tasks that need more than chat does. */
export const allDependencies: Dependencies = { providers, finish, withMediaTypes };
