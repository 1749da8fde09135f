import { useEffect, useId, useState } from "react";
import { renderList } from "../../render-list.tsx";
import { fill } from "../../words/format.ts";
import { usePanelWords } from "../panel/panel-context.ts";
import type { Block, Box, Mask } from "./block.ts";

type Props = Omit<Extract<Block, { kind: "image" }>, "kind">;

type Size = { readonly width: number; readonly height: number };

/** An image with boxes around detected objects or masks over them, and a list of their labels. */
export function AnnotatedImage({ file, role, boxes = [], masks = [] }: Props) {
    const words = usePanelWords();
    const url = useObjectUrl(file);
    // The image's size in pixels, which the boxes refer to, is known once it has loaded.
    const [size, setSize] = useState<Size>();
    const found = [...boxes, ...masks];
    return (
        <>
            <div className="run-picture">
                {url !== undefined && (
                    <img
                        src={url}
                        alt={role === "input" || found.length > 0 ? words.pictureInput : words.pictureAnswer}
                        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                            setSize({ width: naturalWidth, height: naturalHeight })
                        }
                    />
                )}
                {size && found.length > 0 && <Overlay size={size} boxes={boxes} masks={masks} />}
            </div>
            {found.length > 0 && (
                <ul className="run-found" aria-label={words.boxes}>
                    {renderList(found, ({ label, score }, index) => (
                        <li>
                            <svg viewBox="0 0 10 10" aria-hidden="true">
                                <rect x={1} y={1} width={8} height={8} className={`run-swatch ${colourOf(index)}`} />
                            </svg>
                            {score === undefined
                                ? label
                                : fill(words.score, { label, percent: (100 * score).toFixed(0) })}
                        </li>
                    ))}
                </ul>
            )}
        </>
    );
}

type OverlayProps = { readonly size: Size; readonly boxes: readonly Box[]; readonly masks: readonly Mask[] };

const Overlay = ({ size, boxes, masks }: OverlayProps) => (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {renderList(masks, ({ image }, index) => (
            <ImageMask image={image} colour={colourOf(index)} {...size} />
        ))}
        {renderList(boxes, ({ xmin, ymin, xmax, ymax }, index) => (
            <rect
                x={xmin}
                y={ymin}
                width={Math.max(0, xmax - xmin)}
                height={Math.max(0, ymax - ymin)}
                className={`run-box ${colourOf(index)}`}
            />
        ))}
    </svg>
);

type ImageMaskProps = {
    /** White where the object is; the same size as the image below. */
    readonly image: Blob;
    readonly colour: string;
    readonly width: number;
    readonly height: number;
};

/** Colours the part of an image where an object was found. */
function ImageMask({ image, colour, width, height }: ImageMaskProps) {
    const id = useId();
    const url = useObjectUrl(image);
    return (
        <>
            <mask id={id} maskUnits="userSpaceOnUse" x={0} y={0} width={width} height={height}>
                <image href={url} width={width} height={height} preserveAspectRatio="none" />
            </mask>
            <rect width={width} height={height} mask={`url(#${id})`} className={`run-mask ${colour}`} />
        </>
    );
}

/** The number of colours that the style sheet has for objects in an image. */
const colours = 6;

/** The colour class of an object by its index, from 0. The colours repeat. */
const colourOf = (index: number): string => `run-colour-${index % colours}`;

/** An object URL for a blob, revoked on unmount; undefined during the first render. */
export function useObjectUrl(file: Blob): string | undefined {
    const [url, setUrl] = useState<string>();
    useEffect(() => {
        const objectUrl = URL.createObjectURL(file);
        setUrl(objectUrl);
        return () => URL.revokeObjectURL(objectUrl);
    }, [file]);
    return url;
}
