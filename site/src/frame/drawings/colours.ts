/** For colours outside the reach of a style sheet: in icons and Open Graph images. */
export type Theme = "light" | "dark";

export type Colours = {
    readonly ink: string;
    readonly quiet: string;
    readonly rule: string;
    readonly paper: string;
    /** The highlighter without text on it: in the dark theme the normal one is dim. */
    readonly bright: string;
};

/**
 * The colours of a theme, read from the site's tokens.
 *
 * @param tokens the text of styles/tokens.css, with declarations of the form `--name: light-dark(#…, #…)`
 * @throws Error if a colour has no such declaration
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
