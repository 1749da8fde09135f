import type { FormStrings } from "../../words/gujarati-form.ts";
import { Labelled } from "../form/Labelled.tsx";
import { TypedArea, TypedInput } from "../form/TypedText.tsx";
import { imagesOf, keptOf, type Message, textOf, withImage, withText } from "../task-forms/messages.ts";

type Props = {
    readonly id: string;
    readonly name: string;
    readonly message: Message;
    readonly place: number;
    /** How many turns there are. */
    readonly count: number;
    readonly strings: FormStrings;
    readonly onChange: (message: Message) => void;
    readonly onMove: (from: number, to: number) => void;
    readonly onRemove: (place: number) => void;
};

/** A turn of a conversation: who speaks, what is said, and shown. What else it holds stays as it is. */
export function Turn({ id, name, message, place, count, strings, onChange, onMove, onRemove }: Props) {
    const role = String(message["role"] ?? "");
    const images = imagesOf(message);
    const kept = keptOf(message);
    const text = textOf(message);
    const roles: Readonly<Record<string, string>> = strings.roles;
    return (
        <li>
            <fieldset className="turn">
                <legend>{name}</legend>
                <div className="turn-head">
                    <select
                        aria-label={`${strings.role}, ${name}`}
                        value={role}
                        onChange={({ target }) => onChange({ ...message, role: target.value })}
                    >
                        {!(role in roles) && <option value={role}>{role}</option>}
                        {Object.entries(roles).map(([one, said]) => (
                            <option key={one} value={one}>
                                {said}
                            </option>
                        ))}
                    </select>
                    <button
                        type="button"
                        className="quiet"
                        data-move="up"
                        aria-disabled={place === 0}
                        aria-label={`${strings.up}: ${name}`}
                        onClick={() => place > 0 && onMove(place, place - 1)}
                    >
                        ↑
                    </button>
                    <button
                        type="button"
                        className="quiet"
                        data-move="down"
                        aria-disabled={place === count - 1}
                        aria-label={`${strings.down}: ${name}`}
                        onClick={() => place < count - 1 && onMove(place, place + 1)}
                    >
                        ↓
                    </button>
                    <button
                        type="button"
                        className="quiet"
                        aria-label={`${strings.remove}: ${name}`}
                        onClick={() => onRemove(place)}
                    >
                        ×
                    </button>
                </div>
                <TypedArea
                    aria-label={`${strings.text}, ${name}`}
                    least={2}
                    text={text}
                    onText={(typed) => onChange(withText(message, typed))}
                />
                {images.map((url, image) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an image may stand there twice
                    <div className="turn-image" key={image}>
                        <Labelled id={`${id}.image.${image}`} label={strings.image} hint={strings.imageHint}>
                            {(control) => (
                                <TypedInput
                                    {...control}
                                    inputMode="url"
                                    text={url}
                                    onText={(typed) => onChange(withImage(message, image, typed))}
                                />
                            )}
                        </Labelled>
                        <button
                            type="button"
                            className="quiet"
                            aria-label={`${strings.remove}: ${strings.image} ${image + 1}, ${name}`}
                            onClick={() => onChange(withImage(message, image, undefined))}
                        >
                            ×
                        </button>
                    </div>
                ))}
                <button
                    type="button"
                    className="quiet boxed"
                    aria-label={`${strings.addImage}, ${name}`}
                    onClick={() => onChange(withImage(message, images.length, "cats.jpg"))}
                >
                    {strings.addImage}
                </button>
                {kept.length > 0 && (
                    <p className="hint">
                        {strings.kept} <code translate="no">{kept.join(", ")}</code>
                    </p>
                )}
            </fieldset>
        </li>
    );
}
