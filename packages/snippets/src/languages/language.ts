/** A language that snippets are written in, and its clients, as far as they are known before a program is written. */
import type { ProviderId } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import type { Tag } from "../code/code.ts";

/** A language that snippets are written in, with its literals. */
export type Language = LanguageFacts & {
    /** Writes code in it: the text of a template is code, and its holes are printed as literals. */
    readonly tag: Tag;
};

/** What is known of a language that snippets are written in. */
export type LanguageFacts = {
    /** The ending of its files, without the dot. */
    readonly fileEnding: string;
    /** What a comment begins with, up to the end of its line. */
    readonly comment: string;
    /** The id of its grammar in Shiki. */
    readonly grammar: string;
    /** The command that runs a file, without the file's name. */
    readonly interpreter: string;
    /** The command that installs packages, without their names; absent if its clients need none. */
    readonly installer?: string;
    /** Its clients by their ids, in display order. */
    readonly clients: Readonly<Record<string, ClientTraits>>;
};

/** A library or a program that a snippet can use. */
export type ClientTraits = {
    /** What its programs print: the call, if the library builds the request; or the wire request itself. */
    readonly prints: "call" | "wire";
    /** The packages that its programs need, by their names in the language's package registry. Default: none. */
    readonly packages?: (task: TaskId) => readonly string[];
    /** Whether the client has a method for the task. Default: for each. */
    readonly serves?: (task: TaskId) => boolean;
    /** Set if it always calls this one provider directly, with the provider's key from this environment variable. */
    readonly own?: { readonly provider: ProviderId; readonly keyVariable: string };
};

/** Whether a task is chat: OpenAI's clients work with every OpenAI-compatible server, but only for chat. */
export const isChat = (task: TaskId): boolean => task === "conversational";
