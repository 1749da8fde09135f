import { type ReactNode, useState } from "react";

/** An island with one of each kind of control, and the list of events that it has handled. */
export function Form() {
    const [text, setText] = useState("");
    const [size, setSize] = useState("small");
    const [isOn, setIsOn] = useState(false);
    const [heard, setHeard] = useState<readonly string[]>([]);
    const hear = (what: string): void => setHeard((before) => [...before, what]);
    return (
        <form
            onSubmit={(event) => {
                event.preventDefault();
                hear("send");
            }}
        >
            <Labelled name="Text">
                <input
                    value={text}
                    onChange={({ target }) => setText(target.value)}
                    onFocus={() => hear("focus")}
                    onKeyDown={({ key }) => key === "ArrowDown" && hear("down")}
                />
            </Labelled>
            <Labelled name="Size">
                <select value={size} onChange={({ target }) => setSize(target.value)}>
                    <option>small</option>
                    <option>large</option>
                </select>
            </Labelled>
            <Labelled name="On">
                <input type="checkbox" checked={isOn} onChange={({ target }) => setIsOn(target.checked)} />
            </Labelled>
            <button type="button" onClick={() => hear("press")}>
                Press
            </button>
            <button type="submit">Send</button>
            <output>{JSON.stringify({ text, size, isOn, heard })}</output>
        </form>
    );
}

const Labelled = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given
    <label>
        {name} {children}
    </label>
);
