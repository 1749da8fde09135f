/** The framework in a link to the course: PyTorch or TensorFlow. */
export type Framework = "pt" | "tf";

/** The framework in a page's query, `?fw=pt`; undefined when absent or unknown. */
export function frameworkOf(search: string): Framework | undefined {
    const framework = new URLSearchParams(search).get("fw");
    return framework === "pt" || framework === "tf" ? framework : undefined;
}

/** Sets the framework of the query on the root element. No page depends on it yet: all readers get the same text. */
export function readFramework(): void {
    const framework = frameworkOf(window.location.search);
    if (framework) document.documentElement.dataset["framework"] = framework;
}
