import type { Plugin } from "vite";

/**
 * Leaves out the lists of modules to preload, and what reads them: every page would carry the names of what a press may
 * load. The service worker has fetched those modules by then, or is about to.
 */
export const withoutPreloads = (): Plugin => ({
    name: "without-preloads",
    enforce: "pre",
    configEnvironment: (name) => (name === "client" ? { build: { modulePreload: false } } : undefined),
    // Vite wraps each dynamic import in a function of this module, even with nothing to preload.
    load: {
        filter: { id: /^\0vite\/preload-helper\.js$/ },
        handler: () => "export const __vitePreload = (load) => load();",
    },
});
