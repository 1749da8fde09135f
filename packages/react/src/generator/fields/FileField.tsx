import { isText } from "@callsheet/snippets/query";
import { type DragEvent, useEffect, useState } from "react";
import { TypedInput } from "../../parts/TypedText.tsx";
import { useAppearance } from "../appearance.ts";
import { FieldFrame, type ValueFieldProps } from "./FieldFrame.tsx";

/** A file that was dropped or picked, with its object URL. */
type Preview = { readonly name: string; readonly type: string; readonly url: string };

/** A file, by its name. The page previews a picked file but never uploads it. */
export function FileField(props: ValueFieldProps) {
    const { id, field, value, strings, onChange } = props;
    const { part } = useAppearance();
    const name = isText(value) ? value : "";
    const [preview, setPreview] = useState<Preview>();
    const [over, setOver] = useState(false);
    useEffect(() => (preview ? () => URL.revokeObjectURL(preview.url) : undefined), [preview]);
    const take = (file: File | undefined) => {
        if (!file) return;
        setPreview({ name: file.name, type: file.type, url: URL.createObjectURL(file) });
        onChange(field.name, file.name);
    };
    const drop = (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
    };
    return (
        // biome-ignore lint/a11y/noStaticElementInteractions: to drop is one way; the button beside it is the other
        <div
            className={part("file")}
            data-over={over ? "" : undefined}
            onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
        >
            <FieldFrame {...props} more={strings.fileHint}>
                {(control) => (
                    <div className={part("file-line")}>
                        <TypedInput {...control} text={name} onText={(typed) => onChange(field.name, typed)} />
                        <label className={part("quiet", "boxed", "pick")}>
                            <input
                                className={part("unseen")}
                                type="file"
                                accept={field.accept}
                                aria-label={`${strings.pick}: ${field.label}`}
                                onChange={({ target }) => take(target.files?.[0])}
                            />
                            <span aria-hidden="true">{strings.pick}</span>
                        </label>
                    </div>
                )}
            </FieldFrame>
            {preview?.name === name && <Shown preview={preview} id={id} />}
        </div>
    );
}

function Shown({ preview: { name, type, url }, id }: { readonly preview: Preview; readonly id: string }) {
    const { part, idOf } = useAppearance();
    if (type.startsWith("image/")) return <img className={part("preview")} src={url} alt={name} />;
    // The audio is the reader's own file, so we have no captions for it.
    // biome-ignore lint/a11y/useMediaCaption: see above
    return <audio className={part("preview")} controls src={url} aria-labelledby={idOf(id)} />;
}
