/** The pages of the library, and the source files of each. */
import type { TaskId } from "@callsheet/inference/tasks";
import { libraryPlace, type Place } from "../../routes.ts";

const client = "@callsheet/inference";

/** The groups in reading order, each with its source files or folders. */
export const filesOfGroups = {
    client: { package: client, files: ["src/client/client.ts"] },
    calling: {
        package: client,
        files: [
            "src/client/helper.ts",
            "src/client/image-helper.ts",
            "src/generated/helpers.ts",
            "src/generated/types/",
        ],
    },
    "any-task": { package: client, files: ["src/client/any-task.ts"] },
    options: {
        package: client,
        files: ["src/request/options.ts", "src/request/clock.ts", "src/logger.ts"],
    },
    errors: { package: client, files: ["src/errors/", "src/redaction/"] },
    "task-data": {
        package: client,
        files: ["src/tasks/", "src/descriptions/", "src/generated/", "src/interface-languages.ts"],
    },
    "provider-data": { package: client, files: ["src/providers/", "src/call/"] },
    wire: { package: client, files: ["src/wire/"] },
    hub: { package: client, files: ["src/request/hub.ts", "src/request/ask-hub.ts"] },
    catalogue: { package: "@callsheet/catalogue", files: ["src/"] },
    snippets: { package: "@callsheet/snippets", files: ["src/"] },
    sandbox: { package: "@callsheet/sandbox", files: ["src/"] },
    "error-catalogue": { package: "@callsheet/errors", files: ["src/"] },
    remark: { package: "remark-callsheet", files: ["src/"] },
    react: { package: "@callsheet/react", files: ["src/"] },
    element: { package: "@callsheet/element", files: ["src/"] },
    "ai-sdk": { package: "@callsheet/ai-sdk", files: ["src/"] },
    http: { package: "@callsheet/http", files: ["src/"] },
} as const satisfies Readonly<Record<string, { readonly package: string; readonly files: readonly string[] }>>;

export type GroupId = keyof typeof filesOfGroups;

export const groupIds = Object.keys(filesOfGroups) as readonly GroupId[]; // `satisfies` guarantees the keys.

/** The files of a group, from the repository's root. */
export const sourcesOf = (group: GroupId): readonly string[] => {
    const { package: name, files } = filesOfGroups[group];
    return files.map((file) => `packages/${name.replace("@callsheet/", "")}/${file}`.replace(/\/$/, ""));
};

export const groupPlace = (group: GroupId): Place => `${libraryPlace}/${group}`;
export const callingPlace = (task: TaskId): Place => `${groupPlace("calling")}/${task}`;
