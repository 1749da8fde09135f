import { useEffect, useRef } from "react";
import { usePanelWords } from "../panel/panel-context.ts";
import { useFocusOnMount } from "../panel/use-focus-on-mount.ts";
import { photographOf, release } from "./photograph.ts";

type Props = {
    readonly stream: MediaStream;
    /** The photograph's media type, such as `image/jpeg`. */
    readonly type: string;
    readonly onShoot: (image: Promise<Blob>) => void;
    readonly onCancel: () => void;
};

/** The camera's live image, with a button that takes a photograph. */
export function Camera({ stream, type, onShoot, onCancel }: Props) {
    const words = usePanelWords();
    const video = useRef<HTMLVideoElement>(null);
    const shoot = useFocusOnMount<HTMLButtonElement>();
    useEffect(() => {
        if (video.current) video.current.srcObject = stream;
        return () => release(stream);
    }, [stream]);
    return (
        <div className="run-live">
            <video ref={video} muted playsInline autoPlay />
            <button
                type="button"
                className="run-small"
                ref={shoot}
                onClick={() => video.current && onShoot(photographOf(video.current, type))}
            >
                {words.shoot}
            </button>
            <button type="button" className="run-small" onClick={onCancel}>
                {words.cancel}
            </button>
        </div>
    );
}
