/** A program for the proof: its source, the request that it must send, and what it needs to run. */
import type { ProviderId, TaskId, WireRequestJson } from "@callsheet/inference";
import type { SandboxOptions } from "@callsheet/sandbox";
import type { LanguageId } from "@callsheet/snippets";

export type Program = {
    /** Unique and stable between runs. Reports group by everything before the last slash: see `groupOf`. */
    readonly id: string;
    readonly provider: ProviderId;
    readonly task: TaskId;
    readonly language: LanguageId;
    /** The client library that it uses. */
    readonly client: string;
    /** The source code, run unmodified. */
    readonly content: string;
    /** The request that it must send. */
    readonly wire: WireRequestJson;
    /**
     * What it does with the response: print it, print only its text, print the text of its events as they arrive, or
     * save it.
     */
    readonly ending: "print" | "text" | "stream" | "save";
    /** Whether it answers the model's tool calls in further requests. Default: false. */
    readonly answersCalls?: boolean;
    /** The files in its folder, by name. */
    readonly files: ReadonlyMap<string, Uint8Array>;
    /** Its environment variables, which override the shared ones. Undefined removes a variable. */
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** The models that the sandbox serves while it runs. */
    readonly models: NonNullable<SandboxOptions["models"]>;
    /** The hosts of user-run servers that the sandbox stands in for. Default: none. */
    readonly ownHosts?: readonly string[];
    /** Whether its streams have events without text, as some services send them. Default: they have. */
    readonly oddEvents?: false;
    /** Matches output that can appear only if injected code was executed. Default: not checked. */
    readonly never?: RegExp;
    /** The file to open when it fails, relative to the repository root. */
    readonly source: string;
};

/** The client of a program as written in its id: `js/fetch`. */
export const clientOf = ({ language, client }: Pick<Program, "language" | "client">): string => `${language}/${client}`;

/** A program's id without its last segment, the name of its options. */
export const groupOf = ({ id }: Pick<Program, "id">): string => id.slice(0, id.lastIndexOf("/"));
