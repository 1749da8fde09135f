/** Makes the buttons that clear the progress ask first. @param clear is called when the reader says yes */
export function askBeforeClearing(clear: () => void): void {
    for (const button of document.querySelectorAll<HTMLElement>("[data-clear-progress]")) {
        const dialog = document.getElementById(button.dataset["clearProgress"] ?? "");
        if (!(dialog instanceof HTMLDialogElement)) continue;
        button.addEventListener("click", () => {
            // Resets an earlier value, because Escape sets none.
            dialog.returnValue = "";
            dialog.showModal();
        });
        dialog.addEventListener("close", () => {
            if (dialog.returnValue === "clear") clear();
        });
    }
}
