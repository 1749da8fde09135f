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
