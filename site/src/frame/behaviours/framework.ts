/** The framework that a link to the course asks for: PyTorch or TensorFlow. */
export type Framework = "pt" | "tf";

/** The framework in a page's query, `?fw=pt`; undefined when absent or unknown. */
export function frameworkOf(search: string): Framework | undefined {
    const framework = new URLSearchParams(search).get("fw");
    return framework === "pt" || framework === "tf" ? framework : undefined;
}

/** Marks the page with the framework that was asked for. No page depends on it yet: there is one text for all. */
export function readFramework(): void {
    const framework = frameworkOf(window.location.search);
    if (framework) document.documentElement.dataset["framework"] = framework;
}
