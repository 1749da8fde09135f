/** Where a colour is used that a style sheet does not reach: in an icon, on a card. */
export type Theme = "light" | "dark";

export type Colours = {
    readonly ink: string;
    readonly quiet: string;
    readonly rule: string;
    readonly paper: string;
    /** The marker where nothing is written on it: in the dark the pen itself is dim. */
    readonly bright: string;
};

/**
 * The colours of a theme, read from the site's tokens.
 *
 * @param tokens the text of styles/tokens.css, which says each as `--name: light-dark(#…, #…)`
 * @throws Error when it does not say one so
 */
export function coloursOf(tokens: string, theme: Theme): Colours {
    const read = (name: string): string => {
        const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
        if (light === undefined || dark === undefined) throw new Error(`tokens.css says no --${name} for both themes.`);
        return { light, dark }[theme];
    };
    return {
        ink: read("ink"),
        quiet: read("ink-quiet"),
        rule: read("rule"),
        paper: read("paper"),
        bright: read({ light: "marker", dark: "marker-line" }[theme]),
    };
}
