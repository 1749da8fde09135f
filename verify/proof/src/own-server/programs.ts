/** The programs that the generator writes for a user's own OpenAI-compatible server, and what they must send and show. */
import { wireToJson } from "@callsheet/inference";
import { callOf, programsOf, type SnippetOptions } from "@callsheet/snippets";
import { type Happened, type Judgement, judge } from "../judge/judge.ts";
import { differs, type Problem, shown } from "../judge/problem.ts";
import { streamedText } from "../judge/response.ts";
import { programOf } from "../matrix-programs.ts";
import type { Program } from "../program.ts";
import { embedding, type LiteLlm, mockText, modelOf, type OwnTask } from "./litellm.ts";

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
    const options: SnippetOptions = { endpoint: url + path, stream: streaming };
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
const tokenVariable = "API_TOKEN";

/** A key for OpenAI itself. OpenAI's JavaScript library uses it by default, but must not send it to this server. */
const foreignKey = "sk-somebody-elses";

const withoutToken = { [tokenVariable]: undefined, OPENAI_API_KEY: foreignKey };

/** As `judge`; a program must also show the mock's output. */
export async function judgeOwnServer(...[program, happened, tokens]: Parameters<typeof judge>): Promise<Judgement> {
    const judgement = await judge(program, happened, tokens);
    const problems = judgement.problems.filter((problem) => !isTolerated(program, problem));
    return { ...judgement, problems: [...problems, ...missingOutput(program, happened)] };
}

/** Problems that are acceptable for these programs. */
function isTolerated({ environment, ending }: Program, { at, message }: Problem): boolean {
    // A client without a token may send any placeholder, but not a real key of somebody else.
    if (at === "headers.authorization") {
        return environment[tokenVariable] === undefined && !message.includes(foreignKey);
    }
    // A real server ends its response a moment after [DONE], and a program may close the connection at that point.
    return ending === "stream" && message.endsWith("was left before its response had ended");
}

/** Checks that a program shows the mock's output. The general judge compares saved files. */
export function missingOutput(
    { task, ending, language, files }: Pick<Program, "task" | "ending" | "language" | "files">,
    { failure, stdout }: Pick<Happened, "failure" | "stdout">,
): readonly Problem[] {
    if (failure !== undefined || ending === "save") return [];
    if (ending === "stream") {
        // The shell prints the raw events.
        const body = new TextEncoder().encode(stdout);
        const text = language === "sh" ? streamedText({ status: 200, type: "", body }) : stdout.trimEnd();
        return text === mockText ? [] : [differs("output", mockText, text)];
    }
    switch (task) {
        case "feature-extraction": {
            // Skip numbers in a model's name: `harrier-oss-v1-0.6b`.
            const numbers = stdout.match(/(?<![\w.-])-?\d+\.\d+(?!\w)/g)?.map(Number);
            return String(numbers) === String(embedding) ? [] : [differs("output", embedding, numbers)];
        }
        case "automatic-speech-recognition":
            // The sandbox made the recording, and transcribes its file name.
            return showing(stdout, `This is the recording ${[...files.keys()][0]?.split(".")[0]}.`);
        default:
            return showing(stdout, mockText);
    }
}

const showing = (stdout: string, text: string): readonly Problem[] =>
    stdout.includes(text) ? [] : [{ at: "output", message: `expected ${shown(text)} in ${shown(stdout)}` }];
