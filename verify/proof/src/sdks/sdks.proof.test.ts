// @needs ip, python, unshare, venv
/** One program of each kind, unchanged under `callsheet sandbox -- …`; `npm run proof -- --sdks` runs all. */
import { expect, test } from "vitest";
import { sdkPrograms } from "./programs.ts";
import { runSdk } from "./run.ts";

test.for(sdkPrograms.filter(({ library }) => ["groq", "ai", "pydantic-ai-slim"].includes(library)))(
    "runSdk: $library in $language does as its first page says",
    async (program) => {
        expect((await runSdk(program)).problems).toEqual([]);
    },
);
