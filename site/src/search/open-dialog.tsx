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

/**
 * Opens the dialog with its last query. On return it is open and its field has the focus.
 *
 * @param address of the index
 * @param typed text that was typed while this module was loading
 */
type ShowSearch = (address: string, typed: string) => void;

/** Loads the strings in the page's language. A load that failed is tried again at the next opening. */
export async function loadSearch(): Promise<ShowSearch> {
    const words = await pageSearchStrings();
    return (address, typed) =>
        // Synchronous, so that the next key press goes to the field.
        flushSync(() =>
            root.render(<SearchDialog language={pageLanguage()} words={words} address={address} opening={{ typed }} />),
        );
}
