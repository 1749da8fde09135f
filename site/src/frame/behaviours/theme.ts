type Theme = "light" | "dark";

const opposite = { light: "dark", dark: "light" } as const satisfies Record<Theme, Theme>;

/** Makes `[data-theme-switch]` buttons toggle the dark theme, and remembers a choice that differs from the system's. */
export function switchTheme(): void {
    const system = window.matchMedia("(prefers-color-scheme: dark)");
    const systemTheme = (): Theme => (system.matches ? "dark" : "light");
    const theme = (): Theme => {
        const { theme } = document.documentElement.dataset;
        return theme === "light" || theme === "dark" ? theme : systemTheme();
    };

    const showState = (): void => {
        for (const button of document.querySelectorAll("[data-theme-switch]")) {
            button.setAttribute("aria-pressed", String(theme() === "dark"));
        }
    };

    const choose = (theme: Theme): void => {
        // Choosing the system's theme means following the system again.
        if (theme === systemTheme()) delete document.documentElement.dataset["theme"];
        else document.documentElement.dataset["theme"] = theme;
        remember(theme === systemTheme() ? undefined : theme);
        showState();
    };

    document.addEventListener("click", ({ target }) => {
        if (target instanceof Element && target.closest("[data-theme-switch]")) choose(opposite[theme()]);
    });
    system.addEventListener("change", showState);
    showState();
}

function remember(theme: Theme | undefined): void {
    try {
        if (theme === undefined) localStorage.removeItem("theme");
        else localStorage.setItem("theme", theme);
    } catch {
        // Without localStorage the choice holds for this page only.
    }
}
