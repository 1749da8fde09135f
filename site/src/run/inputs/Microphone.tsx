import { useEffect, useRef } from "react";
import { usePanelWords } from "../panel/panel-context.ts";
import { useFocusAtFirst } from "../panel/use-focus-at-first.ts";
import type { Recording } from "./record.ts";

type Props = {
    readonly recording: Recording;
    readonly onEnd: (wav: Promise<Uint8Array<ArrayBuffer>>) => void;
    readonly onCancel: () => void;
};

/** The buttons of a recording that goes on. */
export function Microphone({ recording, onEnd, onCancel }: Props) {
    const words = usePanelWords();
    const end = useFocusAtFirst<HTMLButtonElement>();
    const isTaken = useRef(false);
    useEffect(
        () => () => {
            // Whatever takes these buttons away ends the microphone.
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
