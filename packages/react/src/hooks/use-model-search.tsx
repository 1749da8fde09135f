"use client";
import { type Catalogue, type CatalogueModel, type SearchFilter, search } from "@callsheet/catalogue/search";
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { given } from "../props.ts";

/** The options of `useModelSearch`. */
export type UseModelSearchOptions = SearchFilter & {
    /** How many models to return at most. Default: 40; typing another letter is quicker than scanning a longer list. */
    readonly limit?: number | undefined;
    /**
     * Loads the models. Default: the catalogue of `@callsheet/catalogue`, imported when it is first needed. Pass the same
     * function at each render.
     */
    readonly load?: (() => Promise<Catalogue>) | undefined;
};

/** The models that a text names. */
export type ModelSearch = {
    /** The models, the best match first, at most `limit`. */
    readonly models: readonly CatalogueModel[];
    /** How many models match, beyond `limit` too. */
    readonly total: number;
    /** Whether the models are here, on their way, or could not be loaded. */
    readonly status: "loading" | "ready" | "failed";
    /** Loads the models again after a failure. */
    readonly retry: () => void;
};

/**
 * Searches the catalogue as a person types. The list may lag behind the typing, which it never delays.
 *
 * @param text the text that a person typed: parts of a model's owner, name or task; the empty text names all
 * @param options the task and the provider of the models, and how many to return
 * @returns the models, and whether they have loaded
 * @example
 * import { useModelSearch } from "@callsheet/react";
 * import { useState } from "react";
 *
 * function Models() {
 *     const [text, setText] = useState("");
 *     const { models } = useModelSearch(text, { task: "text-to-image" });
 *     return (
 *         <>
 *             <input aria-label="Model" value={text} onChange={({ target }) => setText(target.value)} />
 *             <ul>{models.map(({ id }) => <li key={id}>{id}</li>)}</ul>
 *         </>
 *     );
 * }
 */
export function useModelSearch(text: string, options: UseModelSearchOptions = {}): ModelSearch {
    const { task, provider, limit = 40, load = loadCatalogue } = given(options ?? {});
    const [state, setState] = useState<State>({ status: "loading" });
    const [attempt, setAttempt] = useState(0);
    const retry = useCallback(() => setAttempt((before) => before + 1), []);
    // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
    useEffect(() => {
        let isCurrent = true;
        setState((before) => (before.status === "failed" ? { status: "loading" } : before));
        load().then(
            ({ models }) => isCurrent && setState({ status: "ready", models }),
            () => isCurrent && setState({ status: "failed" }),
        );
        return () => {
            isCurrent = false;
        };
    }, [load, attempt]);
    const query = useDeferredValue(text);
    const { status, models: all } = state;
    const matches = useMemo(() => (all ? search(all, query, { task, provider }) : []), [all, query, task, provider]);
    return useMemo(
        () => ({ models: matches.slice(0, limit), total: matches.length, status, retry }),
        [matches, limit, status, retry],
    );
}

type State = { readonly status: ModelSearch["status"]; readonly models?: readonly CatalogueModel[] };

const loadCatalogue = async (): Promise<Catalogue> => (await import("@callsheet/catalogue")).catalogue;
