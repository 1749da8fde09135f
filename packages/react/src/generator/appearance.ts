"use client";
import type { TaskId } from "@callsheet/inference/tasks";
import type { LanguageId } from "@callsheet/snippets";
import { createContext, type ReactNode, useContext } from "react";
import { classOf } from "../props.ts";

/** How the parts of a generator look, and what its page adds to them. */
export type Appearance = {
    readonly classNames: GeneratorClassNames;
    /** The class of a part, or of an element that is several parts. */
    readonly part: (...names: readonly GeneratorPart[]) => string;
    /** The id of an element: unique in the page, where there may be several generators. */
    readonly idOf: (name: string) => string;
    /** Draws code in place of the package's own figure. */
    readonly renderCode?: ((code: ShownCode) => ReactNode) | undefined;
    /** Draws what comes after a program. */
    readonly renderAfter?: ((program: ShownProgram) => ReactNode) | undefined;
};

export const partOf =
    (classNames: GeneratorClassNames): Appearance["part"] =>
    (...names) =>
        names.map((name) => classOf(name, classNames[name])).join(" ");

/** All components of the generator read it, so their props are about the call alone. */
export const AppearanceContext = createContext<Appearance>({ classNames: {}, part: partOf({}), idOf: (name) => name });

export const useAppearance = (): Appearance => useContext(AppearanceContext);

/** Code that the generator shows: a program, the HTTP request, or the shape of the output. */
export type ShownCode = {
    /** The language of the program, or what the code is. */
    readonly kind: LanguageId | "http" | "output";
    /** The highlighted code: a `code` element. */
    readonly children: ReactNode;
};

/** A program that the generator shows, or the HTTP request. */
export type ShownProgram = {
    /** The language of the program; `request` for the HTTP request. */
    readonly language: LanguageId | "request";
    /** The client of the program; empty for the HTTP request. */
    readonly client: string;
    /** The task that it calls. */
    readonly task: TaskId;
    /** The id of the provider. */
    readonly provider: string;
    /** The id of the model. */
    readonly model: string;
    /** Whether it is shown beside the selected one, for comparison. */
    readonly isBeside: boolean;
};

/** The parts of `SnippetGenerator`. The class of each is `callsheet-` and its name. */
export type GeneratorPart =
    /** The whole generator, and in it the form beside the code. */
    | "generator"
    | "panes"
    /** The buttons that switch between form and code where there is no room for both. */
    | "sides"
    /** The button that leads from the form to the code, seen while it has the focus. */
    | "skip"
    | "form"
    | "result"
    /** The programs with their tabs: those of the languages, and those of a language's clients. */
    | "panels"
    | "languages"
    | "clients"
    /** Texts: below a field, of what is wrong, of what is known of a field, and for screen readers alone. */
    | "hint"
    | "problem"
    | "facts"
    | "unseen"
    /** A control with its label; a switch; the fields that few people need. */
    | "field"
    | "switch"
    | "more"
    | "rare"
    | "ask-hub"
    /** The fields of an object; of a list of texts; of a file; of a conversation; of a table. */
    | "nested"
    | "chips"
    | "file"
    | "file-line"
    | "preview"
    | "turns"
    | "turn"
    | "turn-head"
    | "turn-image"
    | "grid-scroll"
    | "buttons"
    | "json"
    | "worded"
    | "with-switch"
    /** The small buttons of a field. */
    | "quiet"
    | "boxed"
    | "pick"
    | "reset"
    | "json-switch"
    /** One or two programs, with the command that installs what each needs. */
    | "programs"
    | "installation"
    | "without-program"
    | "request"
    /** The figure of a program: see `Snippet`. */
    | "snippet"
    | "head"
    | "language"
    | "copy"
    | "status"
    | "pre"
    | "code"
    /** What can be done with a program. */
    | "actions"
    | "action-choice";

/** Classes of the parts of `SnippetGenerator`, beside the package's own. */
export type GeneratorClassNames = { readonly [Part in GeneratorPart]?: string | undefined };
