import { type DragEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { fill } from "../../words/format.ts";
import { useFocusOnMount, usePanelWords } from "../panel/panel-context.ts";
import type { Input, OwnFile } from "../panel/panel-state.ts";
import type { PanelWords } from "../panel/panel-words.ts";
import { MediaPreview } from "../results/MediaPlayer.tsx";
import { imageAs, openCamera, photographOf, release } from "./photograph.ts";
import { type Recording, startRecording } from "./record.ts";

type Props = {
    readonly input: Input;
    readonly own: OwnFile | undefined;
    /** Called with the reader's file; undefined to go back to the sample. */
    readonly onGive: (file: OwnFile | undefined) => void;
};

/** Chooses a file that the program reads: the sample, or the reader's own under the same name. */
export function FileInput({ input: { leaf, sample }, own, onGive }: Props) {
    const words = usePanelWords();
    const [kind = ""] = leaf.type.split("/");
    /** The device that is open, or that the browser asks the reader about. */
    const [device, setDevice] = useState<"camera" | "microphone">();
    const [problem, setProblem] = useState<string>();
    const [isOver, setOver] = useState(false);
    const picker = useRef<HTMLInputElement>(null);
    const bytes = own?.bytes ?? sample;
    const shown = useMemo(() => bytes && new Blob([bytes], { type: leaf.type }), [bytes, leaf.type]);

    const give = (file: OwnFile | undefined): void => {
        setProblem(undefined);
        onGive(file);
    };
    const take = async (file: Blob, name: string): Promise<void> => {
        if (file.type.split("/")[0] !== kind) {
            setProblem(fill(words.inputProblems.otherKind, { type: kindName(kind, words) }));
            return;
        }
        const right = kind === "image" ? await imageAs(file, leaf.type) : file;
        give({ bytes: new Uint8Array(await right.arrayBuffer()), name });
    };
    const takeWhole = (file: Promise<Blob> | Blob, name: string): void => {
        Promise.resolve(file)
            .then((whole) => take(whole, name))
            .catch(() => setProblem(words.inputProblems.unreadable));
    };
    const open = (what: "camera" | "microphone"): void => {
        setProblem(undefined);
        setDevice(what);
    };
    const deviceProps: DeviceProps = {
        onTake: (file, name) => {
            setDevice(undefined);
            takeWhole(file, name);
        },
        onFail: (what) => {
            setDevice(undefined);
            setProblem(words.inputProblems[what]);
        },
        onCancel: () => setDevice(undefined),
    };
    const backToSample = () => {
        give(undefined);
        picker.current?.focus();
    };
    const onDrop = (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) takeWhole(file, file.name);
    };
    const status = own ? fill(words.own, { file: own.name }) : sample ? words.sample : words.noSample;
    return (
        // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped on it; the button below does the same
        <div
            className="run-file"
            data-over={isOver ? "" : undefined}
            onDragOver={(event) => {
                event.preventDefault();
                setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={onDrop}
        >
            <p className="run-heading">{fill(words.file, { name: leaf.name })}</p>
            <div>{shown && <MediaPreview file={shown} isInput />}</div>
            <p className="run-note" role="status">
                {problem ?? status}
            </p>
            {device === "camera" && <Camera type={leaf.type} {...deviceProps} />}
            {device === "microphone" && <Microphone {...deviceProps} />}
            {!device && (
                <div className="run-actions">
                    <PickFile kind={kind} field={picker} onPick={(file) => takeWhole(file, file.name)} />
                    {kind === "image" && <Small onPress={() => open("camera")}>{words.camera}</Small>}
                    {kind === "audio" && <Small onPress={() => open("microphone")}>{words.microphone}</Small>}
                    {own && <Small onPress={backToSample}>{words.backToSample}</Small>}
                </div>
            )}
            <p className="run-note">{words.drop}</p>
        </div>
    );
}

const kindName = (kind: string, words: PanelWords["words"]): string =>
    kind === "image" ? words.pictureFile : kind === "audio" ? words.audioFile : words.videoFile;

type SmallProps = { readonly onPress: () => void; readonly children: string };

const Small = ({ onPress, children }: SmallProps) => (
    <button type="button" className="run-small" onClick={onPress}>
        {children}
    </button>
);

type PickProps = {
    readonly kind: string;
    readonly field: RefObject<HTMLInputElement | null>;
    readonly onPick: (file: File) => void;
};

/** The browser's file picker, which on a phone also offers the camera. */
function PickFile({ kind, field, onPick }: PickProps) {
    const words = usePanelWords();
    return (
        <label className="run-small run-pick">
            <input
                ref={field}
                type="file"
                className="unseen"
                accept={`${kind}/*`}
                onChange={({ currentTarget }) => {
                    const file = currentTarget.files?.[0];
                    if (file) onPick(file);
                    // Lets the reader choose the same file again after changing it.
                    currentTarget.value = "";
                }}
            />
            <span>{words.pick}</span>
        </label>
    );
}

type DeviceProps = {
    /** Called with what the device has made, and the name to show for it. */
    readonly onTake: (file: Promise<Blob>, name: string) => void;
    /** Called if there is no such device, or the reader denies access. */
    readonly onFail: (device: "camera" | "microphone") => void;
    readonly onCancel: () => void;
};

/** Opens a device on mount, and closes it on unmount, also if the reader allows it only later. */
function useDevice<Device>(
    open: () => Promise<Device>,
    close: (device: Device) => void,
    onFail: () => void,
): Device | undefined {
    const [device, setDevice] = useState<Device>();
    const fail = useRef(onFail);
    fail.current = onFail;
    useEffect(() => {
        const opening = open();
        opening.then(setDevice, () => fail.current());
        return () => void opening.then(close, () => {});
    }, [open, close]);
    return device;
}

/** The camera's live image, with a button that takes a photograph. @param type such as `image/jpeg` */
function Camera({ type, onTake, onFail, onCancel }: DeviceProps & { readonly type: string }) {
    const words = usePanelWords();
    const video = useRef<HTMLVideoElement>(null);
    const shoot = useFocusOnMount<HTMLButtonElement>();
    const stream = useDevice(openCamera, release, () => onFail("camera"));
    useEffect(() => {
        if (video.current && stream) video.current.srcObject = stream;
    }, [stream]);
    const take = () => {
        if (video.current && stream) onTake(photographOf(video.current, type), words.shoot);
    };
    return (
        <div className="run-live">
            <video ref={video} muted playsInline autoPlay />
            <button type="button" className="run-small" ref={shoot} onClick={take}>
                {words.shoot}
            </button>
            <Small onPress={onCancel}>{words.cancel}</Small>
        </div>
    );
}

/** The buttons during a recording. */
function Microphone({ onTake, onFail, onCancel }: DeviceProps) {
    const words = usePanelWords();
    const end = useFocusOnMount<HTMLButtonElement>();
    const recording = useDevice(startRecording, cancel, () => onFail("microphone"));
    return (
        <div className="run-live">
            <p className="run-note" role="status">
                {recording && words.recording}
            </p>
            <button
                type="button"
                className="run-small"
                ref={end}
                onClick={() => recording && onTake(recording.end(), words.microphone)}
            >
                {words.endRecording}
            </button>
            <Small onPress={onCancel}>{words.cancel}</Small>
        </div>
    );
}

const cancel = (recording: Recording): void => recording.cancel();
