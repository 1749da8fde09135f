/** Records the events in an island before it is hydrated, and replays them afterwards. */

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

export type RecordedEvents = {
    /**
     * Hydrates the island and replays the recorded events.
     *
     * @param hydrate hands the island to its framework
     * @returns whether the island is hydrated; if not, no event is replayed, and its fields keep what was typed
     */
    readonly replayAfter: (hydrate: () => Promise<void>) => Promise<boolean>;
};

/** Records the events in an island from now on. */
export function recordEvents(island: HTMLElement): RecordedEvents {
    const stop = new AbortController();
    let recorded: readonly Event[] = [];
    let lastLetter = Promise.resolve();

    const listen = (type: string, listener: (event: Event) => void): void =>
        island.addEventListener(type, listener, { capture: true, signal: stop.signal });
    const record = (event: Event): void => {
        // Only the last change of a field counts.
        recorded = [...recorded.filter((other) => !(fieldOf(other) && fieldOf(other) === fieldOf(event))), event];
    };
    /** Stops the event, for other listeners and for the browser, until it is replayed. */
    const hold = (event: Event): void => {
        event.preventDefault();
        event.stopImmediatePropagation();
        record(event);
    };

    listen("click", (event) => isPress(event) && hold(event));
    listen("submit", hold);
    listen("keydown", (event) => isCommand(event) && record(event));
    listen("input", record);
    listen("change", record);
    // Changing a field during an IME composition would break it off.
    listen("compositionstart", () => {
        lastLetter = new Promise((resolve) => {
            island.addEventListener("compositionend", () => resolve(), { once: true });
        });
    });

    return {
        replayAfter: async (hydrate) => {
            await lastLetter;
            const states = recorded.flatMap((event) => stateOf(fieldOf(event)));
            // React must start from the rendered value, or it would not notice that the value has changed.
            for (const { field } of states) {
                if (!(field instanceof HTMLSelectElement)) setValue(field, field.defaultValue);
            }
            await hydrate();
            const isAlive = !island.hasAttribute("ssr");
            if (isAlive) {
                stop.abort();
                hydrateAtOnce(island);
                const focused = island.contains(document.activeElement) ? document.activeElement : undefined;
                focused?.dispatchEvent(new FocusEvent("focusin", { bubbles: true, composed: true }));
            }
            for (const event of recorded) {
                const state = states.find(({ field }) => field === event.target);
                if (state) restore(state);
                if (isAlive) replay(event);
            }
            // After a failure the changes of fields are kept for the next attempt.
            recorded = isAlive ? [] : recorded.filter((event) => fieldOf(event) !== undefined);
            return isAlive;
        },
    };
}

/** React hydrates immediately on a discrete event. Nothing listens for this one. */
const hydrateAtOnce = (island: HTMLElement): void =>
    void island.firstElementChild?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));

/** Whether the island must handle a click; the browser handles clicks on links, labels and fields. */
function isPress({ target }: Event): boolean {
    if (!(target instanceof Element)) return false;
    const control = target.closest("a[href], button, summary, label, select, textarea, input");
    if (control instanceof HTMLInputElement) return /^(?:button|checkbox|radio|reset|submit)$/.test(control.type);
    return !control?.matches("a, label, select, textarea");
}

/** Whether a key is a command, not a character (the field already has it) or Tab. */
const isCommand = (event: Event): boolean =>
    event instanceof KeyboardEvent && event.key.length > 1 && event.key !== "Tab" && !event.isComposing;

/** The field that an event has changed. */
function fieldOf({ type, target }: Event): Field | undefined {
    if (type !== "input" && type !== "change") return undefined;
    if (target instanceof HTMLInputElement) return target.type === "file" ? undefined : target;
    return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement ? target : undefined;
}

type FieldState = {
    readonly field: Field;
    readonly text: string;
    /** The selection in the text; undefined for fields without one. */
    readonly selection: readonly [number, number] | undefined;
};

const stateOf = (field: Field | undefined): readonly FieldState[] =>
    field === undefined ? [] : [{ field, text: field.value, selection: selectionIn(field) }];

function selectionIn(field: Field): FieldState["selection"] {
    if (field instanceof HTMLSelectElement || field.selectionStart === null || field.selectionEnd === null)
        return undefined;
    return [field.selectionStart, field.selectionEnd];
}

function restore({ field, text, selection }: FieldState): void {
    setValue(field, text);
    if (selection && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...selection);
}

/**
 * Sets a value through the prototype's setter: React overrides the element's own `value` to track changes by scripts.
 */
const setValue = (field: Field, text: string): void =>
    void Reflect.set(Object.getPrototypeOf(field), "value", text, field);

function replay(event: Event): void {
    const { target } = event;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) target.requestSubmit(event.submitter);
    else target?.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
}
