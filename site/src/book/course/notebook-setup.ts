/** What a notebook does before its first program: it installs libraries, and has the reader's token at hand. */
import { hubTokenVariable } from "@callsheet/inference/providers";
import { clients } from "@callsheet/snippets";
import type { ChapterProgram } from "./chapter-programs.ts";

/** The cell, for the programs that it comes before; undefined where they call no model. */
export function setupOf(programs: readonly ChapterProgram[]): string | undefined {
    const packages = [...new Set(programs.flatMap(packagesOf))].sort();
    const asks = programs.some(({ code }) => code.includes(hubTokenVariable));
    const parts = [
        ...(packages.length === 0 ? [] : [`%pip install --quiet ${packages.join(" ")}`]),
        ...(asks ? [tokenProgram] : []),
    ];
    return parts.length === 0 ? undefined : parts.join("\n\n");
}

/** The packages of a program's client; of one that lies in a file, those that it imports by their names. */
function packagesOf({ language, client, install = "", code }: ChapterProgram): readonly string[] {
    if (language !== "python") return [];
    if (client !== undefined) return install.split(" ").slice("pip install".split(" ").length);
    return pythonClients.filter((name) => new RegExp(`^\\s*(?:from|import) ${name}\\b`, "m").test(code));
}

const pythonClients = clients.filter(({ language }) => language === "python").map(({ id }) => id);

/**
 * The token comes from the environment, from the secrets of a hosted notebook, or from whoever runs it, who types it where
 * nobody reads it. It never stands in the notebook.
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
