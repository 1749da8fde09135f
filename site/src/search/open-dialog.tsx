/** Opens the search dialog. This module is loaded when the search is first opened. */
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { adoptStyles } from "../styles/adopt-styles.ts";
import styles from "../styles/search.css?inline";
import { pageLanguage, pageSearchStrings } from "../words/page-strings.ts";
import { SearchDialog } from "./SearchDialog.tsx";

adoptStyles(styles);

/** Renders nothing itself: the dialog is a portal in the page's body. */
const root = createRoot(new DocumentFragment());

const words = await pageSearchStrings();

/**
 * Opens the dialog with its last query. On return it is open and its field has the focus.
 *
 * @param address of the index
 * @param typed text that was typed while this module was loading
 */
export const showSearch = (address: string, typed: string): void =>
    // Synchronous, so that the next key press goes to the field.
    flushSync(() =>
        root.render(<SearchDialog language={pageLanguage()} words={words} address={address} opening={{ typed }} />),
    );
