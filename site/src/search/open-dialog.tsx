/** Opens the search in a window over the page; it is loaded when somebody asks for it. */
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { isLanguage, type Language } from "../languages.ts";
import { adoptStyles } from "../styles/adopt-styles.ts";
import styles from "../styles/search.css?inline";
import { SearchDialog } from "./SearchDialog.tsx";

adoptStyles(styles);

/** It draws nothing where it is: the window stands in the page's body. */
const root = createRoot(new DocumentFragment());

/** The language of this page. */
const pageLanguage = (): Language => {
    const { lang } = document.documentElement;
    return isLanguage(lang) ? lang : "gu";
};

/**
 * Opens the window, as it was left. It is open, and its field has the focus, when this returns.
 *
 * @param address where the index is
 * @param typed what was typed while this was loaded
 */
export const showSearch = (address: string, typed: string): void =>
    // A key that is pressed next is the field's.
    flushSync(() => root.render(<SearchDialog language={pageLanguage()} address={address} opening={{ typed }} />));
