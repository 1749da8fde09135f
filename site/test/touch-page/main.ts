/** An island as Astro draws it, whose files come when the test lets them. */
import { createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import hydrateAtTouch from "../../src/frame/behaviours/hydrate-at-touch.ts";
import { Form } from "./Form.tsx";

declare global {
    interface Window {
        /** How often the island's files were asked for. */
        asked: number;
        /** Lets them come, or not. */
        answer: (isThere: boolean) => void;
        /** How often the page around the island has heard of a press. */
        pressed: number;
    }
}

const island = document.querySelector<HTMLElement>("astro-island");
window.asked = 0;
window.pressed = 0;
document.addEventListener("click", () => {
    window.pressed += 1;
});

async function load(): Promise<() => Promise<void>> {
    window.asked += 1;
    const isThere = await new Promise<boolean>((resolve) => {
        window.answer = resolve;
    });
    return async () => {
        if (!island || !isThere) return;
        startTransition(() => void hydrateRoot(island, createElement(Form)));
        island.removeAttribute("ssr");
    };
}

if (island) hydrateAtTouch(load, { name: "Form", value: island.dataset["value"] ?? "" }, island);
