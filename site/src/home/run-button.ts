/** The buttons that run an example. What it takes is loaded at the first press. */
import { fill } from "../i18n/words.ts";
import type { ExampleTask } from "./examples.ts";
import { showOutput } from "./show-output.ts";

for (const call of document.querySelectorAll<HTMLElement>("[data-example]")) {
    const button = call.querySelector<HTMLButtonElement>("[data-run]");
    button?.addEventListener("click", () => void run(call, button));
}

async function run(call: HTMLElement, button: HTMLButtonElement): Promise<void> {
    const output = call.querySelector<HTMLElement>("[data-output]");
    const sent = call.querySelector<HTMLElement>("[data-sent]");
    const section = output?.closest("section");
    if (!output || !sent || !section || button.ariaDisabled === "true") return;
    const { running = "", again = "", failed = "" } = button.dataset;
    // Disabled for real it would lose the keyboard's focus.
    button.ariaDisabled = "true";
    button.textContent = running;
    section.hidden = false;
    try {
        // The sandbox is written for Node, whose Buffer a page has not.
        const { Buffer } = await import("buffer/index.js");
        Object.assign(globalThis, { Buffer });
        const { runExample } = await import("./run-example.ts");
        const { output: made, sent: requests } = await runExample(call.dataset["example"] as ExampleTask);
        await showOutput(output, made);
        sent.textContent = requests();
    } catch (error) {
        output.textContent = fill(failed, { problem: error instanceof Error ? error.message : String(error) });
    } finally {
        button.ariaDisabled = null;
        button.textContent = again;
    }
}
