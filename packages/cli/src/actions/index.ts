/** What each command does. An action is loaded when its command runs. */
import type { CheckFlags } from "../commands/check.ts";
import type { DocsFlags } from "../commands/docs.ts";
import type { ExplainFlags } from "../commands/explain.ts";
import type { HttpFlags } from "../commands/http.ts";
import type { CommandName } from "../commands/index.ts";
import type { MatrixFlags } from "../commands/matrix.ts";
import type { McpFlags } from "../commands/mcp.ts";
import type { ModelsFlags } from "../commands/models.ts";
import type { RunFlags } from "../commands/run.ts";
import type { SandboxFlags } from "../commands/sandbox.ts";
import type { SnippetFlags } from "../commands/snippet.ts";
import type { Terminal } from "../terminal.ts";

type Actions = {
    /** The argument and the flags are those that the command's data describes. */
    readonly [Name in CommandName]: { act(terminal: Terminal, argument: unknown, flags: object): Promise<void> }["act"];
};

export const actions: Actions = {
    async snippet(terminal, id: string, flags: SnippetFlags) {
        const { printSnippets } = await import("./print-snippets.ts");
        await printSnippets(terminal, id, flags);
    },
    async run(terminal, id: string, flags: RunFlags) {
        const { makeCall } = await import("./make-call.ts");
        await makeCall(terminal, id, flags);
    },
    async explain(terminal, message: string | undefined, flags: ExplainFlags) {
        const { explainError } = await import("./explain-error.ts");
        await explainError(terminal, message, flags);
    },
    async models(terminal, text: string | undefined, flags: ModelsFlags) {
        const { listModels } = await import("./list-models.ts");
        await listModels(terminal, text ?? "", flags);
    },
    async matrix(terminal, _argument, flags: MatrixFlags) {
        const { printMatrix } = await import("./print-matrix.ts");
        await printMatrix(terminal, flags);
    },
    async docs(terminal, files: readonly string[], flags: DocsFlags) {
        const { refreshDocs } = await import("./refresh-docs.ts");
        await refreshDocs(terminal, files, flags);
    },
    async sandbox(terminal, program: readonly string[], flags: SandboxFlags) {
        const { serve } = await import("./serve.ts");
        await serve(terminal, program, flags);
    },
    async check(terminal, words: readonly string[], flags: CheckFlags) {
        const { checkProgram } = await import("./check-program.ts");
        await checkProgram(terminal, words, flags);
    },
    async mcp(terminal, _argument, flags: McpFlags) {
        const { serveMcp } = await import("./serve-mcp.ts");
        await serveMcp(terminal, flags);
    },
    async http(terminal, _argument, flags: HttpFlags) {
        const { serveHttp } = await import("./serve-http.ts");
        await serveHttp(terminal, flags);
    },
};
