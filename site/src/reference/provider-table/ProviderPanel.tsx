import { createHub } from "@callsheet/catalogue/hub";
import {
    type Catalogue,
    type CatalogueModel,
    type ModelMapping,
    readCatalogue,
    search,
} from "@callsheet/catalogue/search";
import { AbortedError, InferenceError } from "@callsheet/inference/hub";
import { isForTask } from "@callsheet/inference/providers";
import { isTaskId, type TaskId } from "@callsheet/inference/tasks";
import { ProviderTable } from "@callsheet/react/parts";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Language } from "../../languages.ts";
import { modelPlace, pathOf, providerPlace, snippets } from "../../routes.ts";
import { adoptStyles } from "../../styles/adopt-styles.ts";
import styles from "../../styles/provider-table.css?inline";
import type { ProviderPanelStrings } from "../../words/en/provider-table.ts";
import { dateIn, fill } from "../../words/format.ts";
import { pageLanguage, pageProviderStrings } from "../../words/page-strings.ts";

type Props = {
    readonly language: Language;
    readonly words: ProviderPanelStrings;
    readonly catalogue: Catalogue;
    readonly of: PanelOf;
};

/** The providers of a model, or of all models for a task: from the catalogue, and from the Hub when it is asked. */
function ProviderPanel({ language, words, catalogue, of }: Props) {
    const [mappings, setMappings] = useState(() => mappingsOf(catalogue.models, of));
    const [status, setStatus] = useState("");
    const request = useRef<AbortController>(undefined);
    useEffect(() => () => request.current?.abort(), []);
    const ask = async () => {
        request.current?.abort();
        const controller = new AbortController();
        request.current = controller;
        setStatus(words.asking);
        const { askHub } = await import("./ProviderPanel.tsx");
        const answer = await askHub(of, controller.signal);
        if (controller.signal.aborted) return;
        if (typeof answer === "string") {
            return setStatus(fill(words[answer], { date: dateIn(language, catalogue.asOf) }));
        }
        setMappings(withNews(mappingsOf(catalogue.models, of), mappingsOf(answer, of)));
        setStatus(words.asked);
    };
    const isOfTask = "task" in of;
    return (
        <>
            <p>
                <button type="button" className="run-small" onClick={ask}>
                    {words.ask}
                </button>{" "}
                <span role="status">{status}</span>
            </p>
            <ProviderTable
                strings={words.table}
                mappings={mappings}
                today={catalogue.asOf}
                classNames={{ controls: "filter", table: "cards" }}
                renderProvider={({ provider, hfModelId, task }, name) => (
                    <>
                        <a href={pathOf(language, providerPlace(provider))}>{name}</a>{" "}
                        <a
                            className="provider-code"
                            href={`${pathOf(language, snippets)}?model=${hfModelId}&task=${task}&provider=${provider}`}
                            aria-label={`${words.code}: ${name}`}
                        >
                            {words.code}
                        </a>
                    </>
                )}
                {...(isOfTask && {
                    renderModel: (id: string) => <a href={pathOf(language, modelPlace(id))}>{id}</a>,
                })}
            />
        </>
    );
}

function mappingsOf(models: readonly CatalogueModel[], of: PanelOf): readonly ModelMapping[] {
    if ("model" in of) return models.find(({ id }) => id === of.model)?.mappings ?? [];
    return search(models, "", { task: of.task }).flatMap(({ mappings }) =>
        mappings.filter((mapping) => isForTask(mapping, of.task)),
    );
}

/** What the Hub says of a model takes the place of all that the catalogue says of it. */
function withNews(known: readonly ModelMapping[], news: readonly ModelMapping[]): readonly ModelMapping[] {
    const models = new Set(news.map(({ hfModelId }) => hfModelId));
    return [...news, ...known.filter(({ hfModelId }) => !models.has(hfModelId))];
}

/** @param root the element of `ProviderCompare` */
export async function openTable(root: HTMLElement): Promise<void> {
    const { providers: address = "", model, task = "" } = root.dataset;
    const [words, response] = await Promise.all([pageProviderStrings(), fetch(address)]);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const catalogue = readCatalogue(await response.json());
    const of = model === undefined ? (isTaskId(task) ? { task } : undefined) : { model };
    if (of === undefined) throw new Error(`There is no task ${task}.`);
    adoptStyles(styles);
    // Synchronous, so that the focus can follow: the pressed button is gone.
    flushSync(() =>
        createRoot(root).render(
            <ProviderPanel language={pageLanguage()} words={words} catalogue={catalogue} of={of} />,
        ),
    );
    root.querySelector<HTMLElement>("select, input")?.focus();
}

/** A model, or all models for a task. */
export type PanelOf = { readonly model: string } | { readonly task: TaskId };

/** The models of a task to ask for: the most popular. */
const limit = 50;

/** @returns the models; or why there are none, as the name of a string. Empty after an abortion */
export async function askHub(
    of: PanelOf,
    signal: AbortSignal,
): Promise<readonly CatalogueModel[] | "lacks" | "unreachable"> {
    const hub = createHub();
    try {
        return "model" in of
            ? [await hub.modelOf(of.model, { signal })]
            : await hub.find("", { task: of.task, limit, sort: "downloads" }, { signal });
    } catch (error) {
        if (error instanceof AbortedError) return [];
        if (!(error instanceof InferenceError)) throw error;
        return error.status !== undefined && [200, 401, 404].includes(error.status) ? "lacks" : "unreachable";
    }
}
