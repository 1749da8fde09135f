export type Colours = Readonly<Record<"paper" | "ink" | "quiet" | "marker", string>>;

/** The colours of the light theme. @param tokens the style sheet that has them */
export function coloursOf(tokens: string): Colours {
    const token = (name: string): string => {
        const colour = new RegExp(`--${name}:\\s*(?:light-dark\\(\\s*)?([^,;()]+(?:\\([^)]*\\))?)`).exec(tokens)?.[1];
        if (colour === undefined)
            throw new Error(`styles/tokens.css has no --${name}, which the cards are drawn with.`);
        return colour.trim();
    };
    return { paper: token("paper"), ink: token("ink"), quiet: token("ink-quiet"), marker: token("marker") };
}
