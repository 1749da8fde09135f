import { useEffect, useRef } from "react";
import { usePanelWords } from "../panel/panel-context.ts";
import { useFocusOnMount } from "../panel/use-focus-on-mount.ts";
import type { Recording } from "./record.ts";

type Props = {
    readonly recording: Recording;
    readonly onEnd: (wav: Promise<Uint8Array<ArrayBuffer>>) => void;
    readonly onCancel: () => void;
};

/** The buttons during a recording. */
export function Microphone({ recording, onEnd, onCancel }: Props) {
    const words = usePanelWords();
    const end = useFocusOnMount<HTMLButtonElement>();
    const isTaken = useRef(false);
    useEffect(
        () => () => {
            // Releases the microphone on unmount.
            if (!isTaken.current) recording.cancel();
        },
        [recording],
    );
    const take = () => {
        isTaken.current = true;
        onEnd(recording.end());
    };
    return (
        <div className="run-live">
            <button type="button" className="run-small" ref={end} onClick={take}>
                {words.endRecording}
            </button>
            <button type="button" className="run-small" onClick={onCancel}>
                {words.cancel}
            </button>
        </div>
    );
}
