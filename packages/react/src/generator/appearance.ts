"use client";
import type { TaskId } from "@callsheet/inference/tasks";
import type { LanguageId } from "@callsheet/snippets";
import { createContext, type ReactNode, useContext } from "react";
import { classOf } from "../class-of.ts";
import type { GeneratorClassNames, GeneratorPart } from "./class-names.ts";

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
