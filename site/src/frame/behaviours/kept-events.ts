/** What a reader does in an island before it is alive: it is kept, and done again once the island can answer. */

type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

export type KeptEvents = {
    /**
     * Makes the island alive, and does again what was kept.
     *
     * @param hydrate hands the island to its framework
     * @returns whether the island is alive; where it is not, nothing is done again, and what was typed stands as it was
     */
    readonly replayAfter: (hydrate: () => Promise<void>) => Promise<boolean>;
};

/** Keeps what happens in an island from now on. */
export function keepEvents(island: HTMLElement): KeptEvents {
    const stop = new AbortController();
    let kept: readonly Event[] = [];
    let lastLetter = Promise.resolve();

    const listen = (type: string, listener: (event: Event) => void): void =>
        island.addEventListener(type, listener, { capture: true, signal: stop.signal });
    const keep = (event: Event): void => {
        // Of a field, only what it says at the end counts.
        kept = [...kept.filter((other) => !(fieldOf(other) && fieldOf(other) === fieldOf(event))), event];
    };
    /** Nobody else hears of the event, and the browser does nothing either, until it is done again. */
    const hold = (event: Event): void => {
        event.preventDefault();
        event.stopImmediatePropagation();
        keep(event);
    };

    listen("click", (event) => isPress(event) && hold(event));
    listen("submit", hold);
    listen("keydown", (event) => isCommand(event) && keep(event));
    listen("input", keep);
    listen("change", keep);
    // A letter that takes several keys would be broken off by a change to its field.
    listen("compositionstart", () => {
        lastLetter = new Promise((resolve) => {
            island.addEventListener("compositionend", () => resolve(), { once: true });
        });
    });

    return {
        replayAfter: async (hydrate) => {
            await lastLetter;
            const written = kept.flatMap((event) => writtenIn(fieldOf(event)));
            // The framework begins with what it has rendered, or it would not notice that the text is another.
            for (const { field } of written) {
                if (!(field instanceof HTMLSelectElement)) write(field, field.defaultValue);
            }
            await hydrate();
            const isAlive = !island.hasAttribute("ssr");
            if (isAlive) {
                stop.abort();
                hydrateAtOnce(island);
                const focused = island.contains(document.activeElement) ? document.activeElement : undefined;
                focused?.dispatchEvent(new FocusEvent("focusin", { bubbles: true, composed: true }));
            }
            for (const event of kept) {
                const writing = written.find(({ field }) => field === event.target);
                if (writing) writeAgain(writing);
                if (isAlive) doAgain(event);
            }
            // What stands in a field is for the next try, too.
            kept = isAlive ? [] : kept.filter((event) => fieldOf(event) !== undefined);
            return isAlive;
        },
    };
}

/** React hydrates when it finds the time, but at once where a press or a key asks for it. Nobody listens for this one. */
const hydrateAtOnce = (island: HTMLElement): void =>
    void island.firstElementChild?.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));

/** Whether a click is for the island to answer; what it means to a link, a label or a field, the browser knows. */
function isPress({ target }: Event): boolean {
    if (!(target instanceof Element)) return false;
    const control = target.closest("a[href], button, summary, label, select, textarea, input");
    if (control instanceof HTMLInputElement) return /^(?:button|checkbox|radio|reset|submit)$/.test(control.type);
    return !control?.matches("a, label, select, textarea");
}

/** Whether a key is more than a letter, which stands in its field anyway, or a way to the next field. */
const isCommand = (event: Event): boolean =>
    event instanceof KeyboardEvent && event.key.length > 1 && event.key !== "Tab" && !event.isComposing;

/** The field that an event has changed. */
function fieldOf({ type, target }: Event): Field | undefined {
    if (type !== "input" && type !== "change") return undefined;
    if (target instanceof HTMLInputElement) return target.type === "file" ? undefined : target;
    return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement ? target : undefined;
}

type Written = {
    readonly field: Field;
    readonly text: string;
    /** Where the reader is in the text; of fields that do not say so, undefined. */
    readonly selection: readonly [number, number] | undefined;
};

const writtenIn = (field: Field | undefined): readonly Written[] =>
    field === undefined ? [] : [{ field, text: field.value, selection: selectionIn(field) }];

function selectionIn(field: Field): Written["selection"] {
    if (field instanceof HTMLSelectElement || field.selectionStart === null || field.selectionEnd === null)
        return undefined;
    return [field.selectionStart, field.selectionEnd];
}

function writeAgain({ field, text, selection }: Written): void {
    write(field, text);
    if (selection && !(field instanceof HTMLSelectElement)) field.setSelectionRange(...selection);
}

/** Writes as a reader does: React, which watches what programs write into a field, takes no notice of it. */
const write = (field: Field, text: string): void =>
    void Reflect.set(Object.getPrototypeOf(field), "value", text, field);

function doAgain(event: Event): void {
    const { target } = event;
    if (event instanceof SubmitEvent && target instanceof HTMLFormElement) target.requestSubmit(event.submitter);
    else target?.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
}
