"use client";
import { createContext, type ReactNode, useContext } from "react";
import { classOf } from "../class-of.ts";
import type { GeneratorClassNames, GeneratorPart } from "./class-names.ts";
import type { ShownCode, ShownProgram } from "./slots.ts";

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
