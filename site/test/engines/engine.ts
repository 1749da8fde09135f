/** What the walks need of a browser, independent of its engine and driver. */

type ColorScheme = "light" | "dark";

export type Engine = {
    readonly name: string;
    /** @param scheme the colour scheme that the system prefers */
    readonly start: (scheme: ColorScheme) => Promise<StartedBrowser>;
};

export type StartedBrowser = {
    /** Opens a window of a new reader, which shares no state with earlier ones. */
    readonly openTab: () => Promise<Tab>;
    readonly stop: () => Promise<void>;
};

/** What each driver does in its own way. Expressions are JavaScript, and may be promises. */
export type Driver = {
    /** Opens an address and waits until the page has loaded. */
    readonly open: (address: string) => Promise<void>;
    /** The string that an expression gives in the page. */
    readonly evaluate: (expression: string) => Promise<string>;
    /** Clicks the element that an expression gives in the page. */
    readonly press: (expression: string) => Promise<void>;
    /** Types into the focused element. */
    readonly type: (text: string) => Promise<void>;
    /** Presses a key, optionally with modifiers: `Enter`, `Control+V`. */
    readonly key: (chord: string) => Promise<void>;
    /** Resizes the page to this size, or as near to it as the window allows. */
    readonly resize: (width: number, height: number) => Promise<void>;
    /** A screenshot of the visible part, as PNG. */
    readonly screenshot: () => Promise<Uint8Array>;
    /** The page's errors and warnings; always empty if the driver does not report them. */
    readonly complaints: readonly string[];
    readonly close: () => Promise<void>;
};

export type Tab = Omit<Driver, "evaluate" | "press"> & {
    /** Runs a function in the page. It can use only its arguments, nothing of the test; those and its result are JSON. */
    readonly evaluate: <Given extends unknown[], Result>(
        work: (...args: Given) => Result | Promise<Result>,
        ...args: Given
    ) => Promise<Result>;
    /** Clicks the element that a function finds in the page. */
    readonly press: <Given extends unknown[]>(find: (...args: Given) => Element, ...args: Given) => Promise<void>;
};

export const tabOf = (driver: Driver): Tab => ({
    ...driver,
    evaluate: async (work, ...args) =>
        JSON.parse(await driver.evaluate(`(async () => JSON.stringify((await ${call(work, args)}) ?? null))()`)),
    press: (find, ...args) => driver.press(call(find, args)),
});

const call = (work: (...args: never) => unknown, args: unknown[]): string =>
    `(${work})(${args.map((arg) => JSON.stringify(arg)).join(", ")})`;

/** The input of a reader as WebDriver's actions, which are the same in its classic protocol and in BiDi. */

/** WebDriver's codes of the keys that the walks press. */
const keys: Readonly<Record<string, string>> = { Control: "\uE009", Enter: "\uE007" };

type KeyAction = { readonly type: "keyDown" | "keyUp"; readonly value: string };

export const typing = (text: string) =>
    keyboard(
        [...text].flatMap((value): KeyAction[] => [
            { type: "keyDown", value },
            { type: "keyUp", value },
        ]),
    );

/** @param chord a key, optionally with modifiers: `Enter`, `Control+V` */
export function chordOf(chord: string) {
    const pressed = chord.split("+").map((key) => keys[key] ?? key.toLowerCase());
    return keyboard([
        ...pressed.map((value): KeyAction => ({ type: "keyDown", value })),
        ...pressed.toReversed().map((value): KeyAction => ({ type: "keyUp", value })),
    ]);
}

/** @param origin the element, as the protocol refers to it */
export const clickOn = (origin: unknown) => [
    {
        type: "pointer",
        id: "mouse",
        actions: [
            { type: "pointerMove", x: 0, y: 0, origin },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
        ],
    },
];

/** An expression that scrolls to the element that another gives, and gives it. */
export const scrolledTo = (expression: string): string =>
    `(found => (found.scrollIntoView({ block: "center", behavior: "instant" }), found))(${expression})`;

const keyboard = (actions: readonly KeyAction[]) => [{ type: "key", id: "keyboard", actions }];
