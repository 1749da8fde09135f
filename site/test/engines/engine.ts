/** What the walks ask of a browser, whichever engine it has and however it is driven. */

type ColorScheme = "light" | "dark";

export type Engine = {
    readonly name: string;
    /** @param scheme what the system says that it prefers */
    readonly start: (scheme: ColorScheme) => Promise<StartedBrowser>;
};

export type StartedBrowser = {
    /** A window of a reader who was never here: it shares nothing with those before it. */
    readonly openTab: () => Promise<Tab>;
    readonly stop: () => Promise<void>;
};

export type Tab = {
    /** Goes to an address and waits until its page is loaded. */
    readonly open: (address: string) => Promise<void>;
    /** Runs a function in the page, which knows nothing of the test but what it is given. */
    readonly evaluate: <Given extends unknown[], Result>(
        work: (...given: Given) => Result | Promise<Result>,
        ...given: Given
    ) => Promise<Result>;
    /** Presses, with the mouse, the element that a function finds in the page. */
    readonly press: <Given extends unknown[]>(find: (...given: Given) => Element, ...given: Given) => Promise<void>;
    /** Types into whatever has the focus. */
    readonly type: (text: string) => Promise<void>;
    /** Presses a key, with others held down: `Enter`, `Control+V`. */
    readonly key: (chord: string) => Promise<void>;
    /** As wide and high as asked, or as near to it as the window goes. */
    readonly resize: (width: number, height: number) => Promise<void>;
    /** What is to be seen, as PNG. */
    readonly picture: () => Promise<Uint8Array>;
    /** What the page has complained of; always empty where the driver is told nothing of it. */
    readonly complaints: readonly string[];
    readonly close: () => Promise<void>;
};
