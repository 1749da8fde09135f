import type { Tab } from "./engine.ts";

/** The colour at a point of the window, in CSS pixels, as `rgb(…)`. The page itself decodes the screenshot. */
export async function colourAt(tab: Tab, x: number, y: number): Promise<string> {
    const screenshot = Buffer.from(await tab.screenshot()).toString("base64");
    return tab.evaluate(
        async (screenshot, x, y) => {
            const bytes = Uint8Array.from(atob(screenshot), (letter) => letter.charCodeAt(0));
            const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
            const canvas = document.createElement("canvas");
            canvas.width = image.width;
            canvas.height = image.height;
            const context = canvas.getContext("2d");
            context?.drawImage(image, 0, 0);
            const scale = image.width / window.innerWidth;
            const [red, green, blue] = context?.getImageData(x * scale, y * scale, 1, 1).data ?? [];
            return `rgb(${red}, ${green}, ${blue})`;
        },
        screenshot,
        Math.round(x),
        Math.round(y),
    );
}
