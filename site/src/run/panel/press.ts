/** What a press on a Run button does: the first one loads all this, and opens the panel. */
import styles from "../../styles/run.css?inline";
import { openPanel, type Panel } from "./open-panel.ts";
import { panelWords } from "./panel-words.ts";
import type { Subject } from "./subject.ts";

export { readSubject } from "./subject.ts";

/** To run the program, which ends one that runs; or to change it. */
export type Action = "run" | "edit";

// The styles of the panel, which no page carries. A sheet of its own: a policy of hashes knows of no other.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const panels = new WeakMap<HTMLElement, Promise<Panel>>();

/**
 * @param root the row with the buttons, right behind the figure with the program
 * @param subject says what the program is about, as it is now
 */
export async function press(root: HTMLElement, action: Action, subject: () => Subject): Promise<void> {
    const known = panels.get(root);
    const panel = known ?? panelWords().then((words) => openPanel(root, subject, words));
    panels.set(root, panel);
    // The next press tries again.
    if (!known) panel.catch(() => panels.delete(root));
    const { run, edit } = await panel;
    if (action === "edit") edit();
    else await run();
}

/** Ends what runs there, and takes its panel away: the program that it was opened for is no longer shown. */
export async function forget(root: HTMLElement): Promise<void> {
    const panel = panels.get(root);
    panels.delete(root);
    (await panel)?.close();
}
