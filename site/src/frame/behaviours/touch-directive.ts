import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

declare module "astro" {
    interface AstroClientDirectives {
        /** Hydrates at the first interaction, or earlier: see `hydrate-at-touch.ts`. */
        "client:touch"?: boolean | "visible" | "query";
    }
}

/** Adds the directive `client:touch`: see `hydrate-at-touch.ts`. */
export const touchDirective = (): AstroIntegration => ({
    name: "touch-directive",
    hooks: {
        "astro:config:setup": ({ addClientDirective }) =>
            addClientDirective({
                name: "touch",
                entrypoint: fileURLToPath(new URL("hydrate-at-touch.ts", import.meta.url)),
            }),
    },
});
