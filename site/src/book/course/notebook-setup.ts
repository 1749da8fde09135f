/** The setup cell of a notebook: it installs libraries and gets the reader's token. */
import { hubTokenVariable } from "@callsheet/inference/providers";
import { clients } from "@callsheet/snippets";
import type { ChapterProgram } from "./chapter-programs.ts";

/** The setup cell for these programs; undefined if they need none. */
export function setupOf(programs: readonly ChapterProgram[]): string | undefined {
    const packages = [...new Set(programs.flatMap(packagesOf))].sort();
    const needsToken = programs.some(({ code }) => code.includes(hubTokenVariable));
    const parts = [
        ...(packages.length === 0 ? [] : [`%pip install --quiet ${packages.join(" ")}`]),
        ...(needsToken ? [tokenProgram] : []),
    ];
    return parts.length === 0 ? undefined : parts.join("\n\n");
}

/** The packages of a program's client; for a program from a file, the client libraries that it imports. */
function packagesOf({ language, client, install = "", code }: ChapterProgram): readonly string[] {
    if (language !== "python") return [];
    if (client !== undefined) return install.split(" ").slice("pip install".split(" ").length);
    return pythonClients.filter((name) => new RegExp(`^\\s*(?:from|import) ${name}\\b`, "m").test(code));
}

const pythonClients = clients.filter(({ language }) => language === "python").map(({ id }) => id);

/**
 * The token comes from the environment, from the secrets of a hosted notebook, or from a hidden prompt. It is never
 * stored in the notebook.
 */
const tokenProgram = `import os
from getpass import getpass

if not os.environ.get("${hubTokenVariable}"):
    try:
        from google.colab import userdata

        token = userdata.get("${hubTokenVariable}")
    except Exception:
        token = None
    os.environ["${hubTokenVariable}"] = token or getpass("${hubTokenVariable}: ")
    del token`;
