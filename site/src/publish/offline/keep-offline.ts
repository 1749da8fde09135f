import { takeOver } from "./take-over.ts";
import { workerPolicy } from "./worker-policy.ts";

/** What we use of Trusted Types: what it calls a TrustedScriptURL goes where the DOM's types want a text. */
type TrustedTypes = {
    createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
    ) => { readonly createScriptURL: (url: string) => string };
};

/**
 * Has the service worker keep the site for when there is no network (see `worker`), and shows `[data-newer]` when
 * a newer version has been fetched and waits. Not in a page that shows this one, nor where nothing was built.
 */
export function keepOffline(): void {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator) || window.top !== window.self || savesData()) return;
    const { serviceWorker } = navigator;
    // After all that the page itself needs.
    if (document.readyState === "complete") void register(serviceWorker);
    else window.addEventListener("load", () => register(serviceWorker));
    // Whoever has pages open when the newer version takes over reads them anew; the first has nothing before it.
    if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", () => window.location.reload());
}

type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** Who has asked the browser to save data is not sent what they have not opened. */
const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;

async function register(container: ServiceWorkerContainer): Promise<void> {
    try {
        const registration = await container.register(workerAddress());
        const show = (): void => {
            if (registration.waiting && container.controller) offer(registration);
        };
        show();
        registration.addEventListener("updatefound", () => {
            registration.installing?.addEventListener("statechange", show);
        });
    } catch {
        // A browser that keeps nothing, or forbids it: the site reads all the same while there is a network.
    }
}

function workerAddress(): string {
    const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
    const { worker: address = "" } = document.documentElement.dataset;
    return trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => address }).createScriptURL("") ?? address;
}

function offer(registration: ServiceWorkerRegistration): void {
    const notice = document.querySelector<HTMLElement>("[data-newer]");
    if (!notice) return;
    notice.hidden = false;
    notice.querySelector("button")?.addEventListener("click", () => registration.waiting?.postMessage(takeOver));
}
