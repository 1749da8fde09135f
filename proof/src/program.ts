/** What is proved: a program, the request that it must send, and what it needs to run. */
import type { ProviderId, TaskId, WireRequestJson } from "@callsheet/inference";
import type { SandboxOptions } from "@callsheet/sandbox";
import type { LanguageId } from "@callsheet/snippets";

export type Program = {
    /** Unique in a run, and the same from run to run. A report groups by what stands before the last slash: see `groupOf`. */
    readonly id: string;
    readonly provider: ProviderId;
    readonly task: TaskId;
    readonly language: LanguageId;
    /** The library that it uses. */
    readonly client: string;
    /** The whole program. It is run as it is. */
    readonly content: string;
    /** The request that it must send. */
    readonly wire: WireRequestJson;
    /**
     * What it does with the answer: prints it, prints nothing but its text, prints the text of its events as they come, or
     * saves it.
     */
    readonly ending: "print" | "text" | "stream" | "save";
    /** It answers the model's calls of functions, in further requests. Default: false. */
    readonly answersCalls?: boolean;
    /** The files that it finds in its folder, by name. */
    readonly files: ReadonlyMap<string, Uint8Array>;
    /** The variables that it finds, in addition to those that every program has, or in their place; undefined: not at all. */
    readonly environment: Readonly<Record<string, string | undefined>>;
    /** The models that are served while it runs. */
    readonly models: NonNullable<SandboxOptions["models"]>;
    /** The hosts of servers of one's own. Default: none. */
    readonly ownHosts?: readonly string[];
    /** The hosts of real servers on this machine, which are asked themselves. Default: none. */
    readonly realHosts?: readonly string[];
    /** What shows in its output only when something was run that is none of its code. Default: nothing does. */
    readonly never?: RegExp;
    /** The file to open when it fails, from the root of the repository. */
    readonly source: string;
};

/** The client of a program, as it stands in its id: `js/fetch`. */
export const clientOf = ({ language, client }: Pick<Program, "language" | "client">): string => `${language}/${client}`;

/** What a program's id begins with, before the name of its options. */
export const groupOf = ({ id }: Pick<Program, "id">): string => id.slice(0, id.lastIndexOf("/"));
