/** The programs that the generator writes for a user's own OpenAI-compatible server. */
import { wireToJson } from "@callsheet/inference";
import { callOf, programsOf, type SnippetOptions } from "@callsheet/snippets";
import { programOf } from "../matrix-programs.ts";
import type { Program } from "../program.ts";
import type { LiteLlm } from "./litellm.ts";
import { modelOf, type OwnTask } from "./models.ts";

/** A call to a user's own server. */
export type OwnServerCall = {
    readonly task: OwnTask;
    /** The path of the endpoint URL. Default: `/v1`. */
    readonly path?: string;
    readonly streaming?: true;
    /** Set if the server needs no token and the program has none. */
    readonly open?: true;
    /** Default: the model of the task. */
    readonly model?: string;
};

/** A unique name for the call. */
export const nameOf = ({ task, path = "/v1", streaming, open, model }: OwnServerCall): string =>
    [task, streaming && "streamed", open && "without a token", model && `of ${model}`, `at ${path || "/"}`]
        .filter(Boolean)
        .join(" ");

const provider = "hf-inference";

/** The programs of every client that supports the call, against a running server. */
export function ownPrograms(
    ownCall: OwnServerCall,
    server: Pick<LiteLlm, "url" | "openUrl" | "key">,
): readonly Program[] {
    const { task, path = "/v1", streaming = false, open = false, model = modelOf(task) } = ownCall;
    const url = open ? server.openUrl : server.url;
    const options: SnippetOptions = { endpointUrl: url + path, streaming };
    const call = callOf(task, { id: model }, provider, undefined, options);
    return programsOf(call).map(({ language, client, variant, content, wire }) => ({
        ...programOf({
            id: `${nameOf(ownCall)}/${language}/${client}`,
            task,
            model,
            provider,
            providerModelId: model,
            language,
            client,
            variant,
            streaming,
            options,
            wire: wireToJson(wire),
            content,
        }),
        ownHosts: [],
        realHosts: [new URL(url).host],
        environment: open ? withoutToken : { [tokenVariable]: server.key },
    }));
}

/** The environment variable for the token of a user's own server. */
export const tokenVariable = "API_TOKEN";

/** A key for OpenAI itself. OpenAI's JavaScript library uses it by default, but must not send it to this server. */
export const foreignKey = "sk-somebody-elses";

const withoutToken = { [tokenVariable]: undefined, OPENAI_API_KEY: foreignKey };
