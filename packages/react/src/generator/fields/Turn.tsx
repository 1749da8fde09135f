import { TypedArea, TypedInput } from "../../parts/TypedText.tsx";
import type { FormStrings } from "../../words/en/form.ts";
import { useAppearance } from "../appearance.ts";
import { Labelled } from "../form/Labelled.tsx";
import { imagesOf, keptOf, type Message, textOf, withImage, withText } from "../task-forms/messages.ts";
import { FieldButton } from "./FieldFrame.tsx";

type Props = {
    readonly id: string;
    readonly name: string;
    readonly message: Message;
    readonly index: number;
    /** The number of turns. */
    readonly count: number;
    readonly strings: FormStrings;
    readonly onChange: (message: Message) => void;
    readonly onMove: (from: number, to: number) => void;
    readonly onRemove: (index: number) => void;
};

/** An editor for a turn of a conversation: its role, text and images. Other content of the message is kept. */
export function Turn({ id, name, message, index, count, strings, onChange, onMove, onRemove }: Props) {
    const { part } = useAppearance();
    const role = String(message["role"] ?? "");
    const images = imagesOf(message);
    const unshownFields = keptOf(message);
    const text = textOf(message);
    const roles: Readonly<Record<string, string>> = strings.roles;
    return (
        <li>
            <fieldset className={part("turn")}>
                <legend>{name}</legend>
                <div className={part("turn-head")}>
                    <select
                        aria-label={`${strings.role}, ${name}`}
                        value={role}
                        onChange={({ target }) => onChange({ ...message, role: target.value })}
                    >
                        {!(role in roles) && <option value={role}>{role}</option>}
                        {Object.entries(roles).map(([one, roleName]) => (
                            <option key={one} value={one}>
                                {roleName}
                            </option>
                        ))}
                    </select>
                    <FieldButton
                        text="↑"
                        aria-label={`${strings.up}: ${name}`}
                        data-move="up"
                        aria-disabled={index === 0}
                        onClick={() => index > 0 && onMove(index, index - 1)}
                    />
                    <FieldButton
                        text="↓"
                        aria-label={`${strings.down}: ${name}`}
                        data-move="down"
                        aria-disabled={index === count - 1}
                        onClick={() => index < count - 1 && onMove(index, index + 1)}
                    />
                    <FieldButton text="×" aria-label={`${strings.remove}: ${name}`} onClick={() => onRemove(index)} />
                </div>
                <TypedArea
                    aria-label={`${strings.text}, ${name}`}
                    minRows={2}
                    text={text}
                    onText={(typed) => onChange(withText(message, typed))}
                />
                {images.map((url, image) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: an image may stand there twice
                    <div className={part("turn-image")} key={image}>
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
                        <FieldButton
                            text="×"
                            aria-label={`${strings.remove}: ${strings.image} ${image + 1}, ${name}`}
                            onClick={() => onChange(withImage(message, image, undefined))}
                        />
                    </div>
                ))}
                <FieldButton
                    text={strings.addImage}
                    aria-label={`${strings.addImage}, ${name}`}
                    onClick={() => onChange(withImage(message, images.length, "cats.jpg"))}
                />
                {unshownFields.length > 0 && (
                    <p className={part("hint")}>
                        {strings.kept} <code translate="no">{unshownFields.join(", ")}</code>
                    </p>
                )}
            </fieldset>
        </li>
    );
}
