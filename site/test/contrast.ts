/**
 * Runs in a page: the texts whose contrast is below 4.5:1, the minimum of WCAG level AA.
 * It only considers background colours, without gradients or transparency, which the site does not use.
 */
export function faintTexts(): string[] {
    const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number);

    const luminance = (color: string): number => {
        const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
            const share = channel / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };

    const contrast = (one: string, other: string): number => {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
    };

    const behind = (element: Element | null): string => {
        if (!element) return "rgb(255, 255, 255)";
        const { backgroundColor } = getComputedStyle(element);
        return channels(backgroundColor)[3] === 0 ? behind(element.parentElement) : backgroundColor;
    };

    return [...document.querySelectorAll("body *")]
        .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, ratio: contrast(getComputedStyle(element).color, behind(element)) }))
        .filter(({ ratio }) => ratio < 4.5)
        .map(
            ({ element, ratio }) =>
                `${ratio.toFixed(2)} <${element.localName}> ${element.textContent.trim().slice(0, 40)}`,
        );
}
