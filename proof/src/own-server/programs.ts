/** The programs that the generator writes for a server of one's own of OpenAI's form. */
import { wireToJson } from "@callsheet/inference";
import { callOf, programsOf, type SnippetOptions } from "@callsheet/snippets";
import { programOf } from "../cells.ts";
import type { Program } from "../program.ts";
import type { LiteLlm } from "./litellm.ts";
import { modelOf, type OwnTask } from "./models.ts";

/** How a server is asked for a task. */
export type Asked = {
    readonly task: OwnTask;
    /** What stands behind the server's address in the endpoint's URL. Default: `/v1`. */
    readonly path?: string;
    readonly streaming?: true;
    /** The server wants no token, and the program finds none. */
    readonly open?: true;
    /** Default: the task's own. */
    readonly model?: string;
};

/** A name, which no other way has. */
export const nameOf = ({ task, path = "/v1", streaming, open, model }: Asked): string =>
    [task, streaming && "streamed", open && "without a token", model && `of ${model}`, `at ${path || "/"}`]
        .filter(Boolean)
        .join(" ");

const provider = "hf-inference";

/** The programs of every client that makes a call, against a server that is really there. */
export function ownPrograms(asked: Asked, server: Pick<LiteLlm, "url" | "openUrl" | "key">): readonly Program[] {
    const { task, path = "/v1", streaming = false, open = false, model = modelOf(task) } = asked;
    const url = open ? server.openUrl : server.url;
    const options: SnippetOptions = { endpointUrl: url + path, streaming };
    const call = callOf(task, { id: model }, provider, undefined, options);
    return programsOf(call).map(({ language, client, variant, content, wire }) => ({
        ...programOf({
            id: `${nameOf(asked)}/${language}/${client}`,
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

/** The variable in which programs look for the token of a server of one's own. */
export const tokenVariable = "API_TOKEN";

/** OpenAI's own key, which its library for JavaScript takes where it is given none: it is not for this server. */
export const foreignKey = "sk-somebody-elses";

const withoutToken = { [tokenVariable]: undefined, OPENAI_API_KEY: foreignKey };
