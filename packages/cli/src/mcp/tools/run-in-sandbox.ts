import { catalogue, idOf } from "@callsheet/catalogue";
import type { FileLeaf } from "@callsheet/inference/wire";
import { createHandler } from "@callsheet/sandbox/handler";
import { isMediaKind, media } from "@callsheet/sandbox/media";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { performCall } from "../../actions/make-call.ts";
import { textOf } from "../../show.ts";
import { unique } from "../../values.ts";
import { callInput } from "../call-fields.ts";
import { answer, quietTerminal, shortened } from "../tool.ts";

const output = z.object({
    answer: z.string().describe("The answer, made up by the sandbox: a text, JSON, or what kind of file it is."),
    requests: z
        .array(z.object({ method: z.string(), url: z.string(), status: z.number().optional() }))
        .describe("What was sent, and the status of each response."),
    notes: z.array(z.string()).describe("What was chosen, and what was not checked."),
});

/** `run_in_sandbox`: makes a call against the sandbox, which checks it as strictly as the real service. */
export const runInSandboxTool = (server: McpServer) =>
    server.registerTool(
        "run_in_sandbox",
        {
            title: "Run a call in the sandbox",
            description:
                "Makes a call against a stand-in for every provider: without a key, a network or a cost. It refuses what " +
                "the real service would refuse; its answers are made up. task_schema has the parameters.",
            inputSchema: callInput("sandbox"),
            outputSchema: output,
            annotations: { readOnlyHint: true, openWorldHint: false },
        },
        ({ model, ...call }) =>
            answer(async () => {
                const sandbox = createHandler();
                const { terminal, notes } = quietTerminal((url, init) => sandbox.fetch(new Request(url, init)));
                // The sandbox takes any key; this one belongs to nobody.
                const env = { HF_TOKEN: "hf_sandbox" };
                // The sandbox is no Hub that could say whether there is such a model.
                const flags = { ...call, offline: true };
                const result = await performCall({ ...terminal, env }, model, flags, sampleFile, catalogue.models);
                const requests = sandbox.requests.map(({ method, url, status }) => ({ method, url, status }));
                const isListed = catalogue.models.some(({ id }) => id === idOf(model));
                const unchecked = "The sandbox takes any model: that this one exists was not checked.";
                const data = {
                    answer: shortened(await outputText(result)),
                    requests,
                    notes: [...unique(notes), ...(isListed ? [] : [unchecked])],
                } satisfies z.infer<typeof output>;
                const lines = requests.map(({ method, url, status }) => `${method} ${url} → ${status}`);
                const parts = [
                    ...data.notes,
                    "The answer, made up by the sandbox:",
                    data.answer,
                    `What was sent:\n${lines.join("\n")}`,
                ];
                return { text: parts.join("\n\n"), data };
            }),
    );

async function outputText(result: unknown): Promise<string> {
    if (result instanceof Blob) return `a file of ${result.type}, ${result.size} bytes`;
    return textOf(result) ?? JSON.stringify(result, null, 2);
}

/** A real file in place of the one that a call names: an assistant's files are not read. */
async function sampleFile({ name, type }: FileLeaf): Promise<Blob> {
    const extension = name.split(".").at(-1) ?? "";
    const kind = isMediaKind(extension) ? extension : type.startsWith("audio/") ? "flac" : "png";
    return new Blob([media(kind, name).bytes], { type });
}
