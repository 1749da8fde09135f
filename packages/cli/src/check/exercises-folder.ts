import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [published = "", own = ""] = ["./exercises", "../../../../exercises"].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
);

/** The exercises: published beside the bundle, in the repository at its root. */
export const exercisesFolder = existsSync(published) ? published : own;
