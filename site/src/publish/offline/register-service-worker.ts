import { takeOver, workerPolicy } from "./page-files.ts";

/** The part of Trusted Types that we use; TrustedScriptURL is typed as string, as the DOM's types expect. */
type TrustedTypes = {
    createPolicy: (
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
    ) => { readonly createScriptURL: (url: string) => string };
};

/**
 * Registers the service worker, which makes the site work offline (see `worker`), and shows `[data-newer]` when a newer
 * version is waiting. Does nothing in a frame or on the development server.
 */
export function registerServiceWorker(): void {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator) || window.top !== window.self || savesData()) return;
    const { serviceWorker } = navigator;
    // After everything that the page itself needs has loaded.
    if (document.readyState === "complete") void register(serviceWorker);
    else window.addEventListener("load", () => register(serviceWorker));
    // Reload open pages when a newer version takes over. The first worker replaces nothing.
    if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", () => window.location.reload());
}

type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** With Data Saver on, we download nothing that the reader has not opened. */
const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;

async function register(container: ServiceWorkerContainer): Promise<void> {
    try {
        const registration = await container.register(workerAddress());
        const show = (): void => {
            if (registration.waiting && container.controller) void offer(registration);
        };
        show();
        registration.addEventListener("updatefound", () => {
            registration.installing?.addEventListener("statechange", show);
        });
    } catch {
        // The browser forbids service workers or storage: the site still works online.
    }
}

function workerAddress(): string {
    const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
    const { worker: address = "" } = document.documentElement.dataset;
    return trustedTypes?.createPolicy(workerPolicy, { createScriptURL: () => address }).createScriptURL("") ?? address;
}

async function offer(registration: ServiceWorkerRegistration): Promise<void> {
    const { offerNewer } = await import("./offer-newer.ts");
    offerNewer(() => registration.waiting?.postMessage(takeOver));
}
