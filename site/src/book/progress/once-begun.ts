/**
 * Calls back once this browser keeps anything of the site, which may be progress: most who see the home page are new, and
 * need nothing that shows it.
 */
export function onceBegun(begin: () => void): void {
    const controller = new AbortController();
    const check = (): void => {
        if (!keepsAnything()) return;
        controller.abort();
        begin();
    };
    // The reader began in another tab, or in this one, and came back.
    for (const event of ["storage", "pageshow"]) window.addEventListener(event, check, controller);
    check();
}

function keepsAnything(): boolean {
    try {
        return localStorage.length > 0;
    } catch {
        return false;
    }
}
