/** The sandbox's response to a wrong request, and an error in each of its forms, requested when the page is built. */
import { errorBodyForms, type RecordedRequest, startSandbox } from "@callsheet/sandbox";

/** A request with a mistake: `top_k` must be at least 1. */
export const wrongRequest = {
    url: "https://router.huggingface.co/hf-inference/models/ProsusAI/finbert",
    body: { inputs: "Profits rose again.", parameters: { top_k: 0 } },
};

export type SandboxSamples = {
    readonly status: number;
    readonly body: string;
    readonly record: Pick<RecordedRequest, "status" | "hint" | "leak">;
    /** The name of each error form, with a body in that form. */
    readonly forms: readonly (readonly [string, string])[];
};

let known: Promise<SandboxSamples> | undefined;

export function sandboxSamples(): Promise<SandboxSamples> {
    known ??= ask();
    return known;
}

async function ask(): Promise<SandboxSamples> {
    const sandbox = await startSandbox({ models: "known" });
    try {
        const headers = { authorization: "Bearer hf_example", "content-type": "application/json" };
        const post = (body: object) =>
            sandbox.fetch(wrongRequest.url, { method: "POST", headers, body: JSON.stringify(body) });
        const response = await post(wrongRequest.body);
        const body = await response.text();
        const [{ status, hint, leak } = { status: undefined, hint: undefined, leak: undefined }] = sandbox.requests;
        const forms: [string, string][] = [];
        for (const form of errorBodyForms) {
            sandbox.fail({ kind: "status", status: 500, body: form });
            forms.push([form, await (await post({ inputs: "Profits rose again." })).text()]);
        }
        return { status: response.status, body, record: { status, hint, leak }, forms };
    } finally {
        await sandbox.close();
    }
}
