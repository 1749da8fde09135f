import type { Tab } from "./engine.ts";

/** The colour that is seen at a place of the window, in CSS pixels, as `rgb(…)`. The page itself reads the picture. */
export async function colourAt(tab: Tab, x: number, y: number): Promise<string> {
    const picture = Buffer.from(await tab.picture()).toString("base64");
    return tab.evaluate(
        async (picture, x, y) => {
            const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
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
        picture,
        Math.round(x),
        Math.round(y),
    );
}
