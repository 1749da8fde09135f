/** Puts the table in the place of the providers of a static page. */
import { readCatalogue } from "@callsheet/catalogue/search";
import { isTaskId } from "@callsheet/inference/tasks";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { adoptStyles } from "../../styles/adopt-styles.ts";
import styles from "../../styles/provider-table.css?inline";
import { pageLanguage, pageProviderStrings } from "../../words/page-strings.ts";
import { ProviderPanel } from "./ProviderPanel.tsx";

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
