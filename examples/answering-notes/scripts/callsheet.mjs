// Where the command `callsheet` is, whose sandbox stands in for the providers.
import { spawnSync } from "node:child_process";

/**
 * On the PATH: npm puts what the folders above have installed there, and so the repository's own. A folder that was
 * copied out has it when it is installed by `npm install --global callsheet`; else npx fetches it.
 */
export function callsheet() {
    const shell = process.platform === "win32";
    const { status } = spawnSync("callsheet", ["--version"], { stdio: "ignore", shell });
    return status === 0 ? ["callsheet"] : ["npx", "--yes", "callsheet"];
}
