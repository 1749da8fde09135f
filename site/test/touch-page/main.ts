/** An island as Astro renders it, whose files load when the test allows it. */
import { createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import hydrateAtTouch from "../../src/frame/behaviours/hydrate-at-touch.ts";
import { Form } from "./Form.tsx";

declare global {
    interface Window {
        /** The number of requests for the island's files. */
        asked: number;
        /** Lets the files load, or fail. */
        answer: (isThere: boolean) => void;
        /** The number of clicks that reached the page around the island. */
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
