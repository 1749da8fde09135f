import { providers } from "../providers/registry.ts";
import { finish } from "../request/finish.ts";
import { withMediaTypes } from "../request/media-type.ts";
import type { Dependencies } from "../request/prepared.ts";

/** Every provider, with queues, and with files both ways: for tasks that need more than chat does. */
export const allDependencies: Dependencies = { providers, finish, withMediaTypes };
