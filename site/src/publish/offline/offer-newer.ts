import { adoptStyles } from "../../styles/adopt-styles.ts";
import styles from "../../styles/newer-version.css?inline";

/** Shows `[data-newer]`. @param takeOver makes the newer version take over, when its button is pressed */
export function offerNewer(takeOver: () => void): void {
    const notice = document.querySelector<HTMLElement>("[data-newer]");
    // A notice that is to be seen has its button already: versions may follow one another.
    if (!notice?.hidden) return;
    adoptStyles(styles);
    notice.hidden = false;
    notice.querySelector("button")?.addEventListener("click", takeOver);
}
