/** The buttons of `ProviderCompare`. Their pages load this module, so everything else loads on the first press. */
export function compareProviders(): void {
    document.addEventListener("click", async ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLButtonElement>("[data-compare-press]") : null;
        const root = button?.closest<HTMLElement>("[data-providers]");
        if (!button || !root) return;
        const status = root.querySelector(":scope > p > [role=status]");
        try {
            const { openTable } = await import("./ProviderPanel.tsx");
            await openTable(root);
        } catch (error) {
            // Offline, with nothing cached yet: the next press retries. The cause goes to the developer console.
            console.info(error);
            if (status) status.textContent = root.dataset["failed"] ?? "";
        }
    });
}
