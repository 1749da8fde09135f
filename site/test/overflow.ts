/** Runs in a page: the elements that overflow to the right; empty if the page is exactly as wide as its screen. */
export const overflowingElements = (width: number): string[] =>
    document.documentElement.scrollWidth === width
        ? []
        : [...document.querySelectorAll("body *")]
              .filter((element) => element.getBoundingClientRect().right > width + 1)
              .map((element) => `${element.localName}.${element.className} ${element.textContent.trim().slice(0, 40)}`)
              .slice(0, 5)
              .concat(`${document.documentElement.scrollWidth} wide`);

/** A small phone; a phone, or a screen of 1440 pixels at 400 %; a screen of 1280 at 200 %. */
export const narrowWidths = [320, 360, 640] as const;
