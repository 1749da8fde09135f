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

/** The open camera or microphone. */
type Live =
    | { readonly kind: "camera"; readonly stream: MediaStream }
    | { readonly kind: "microphone"; readonly recording: Recording };

/** Chooses a file that the program reads: the sample, or the reader's own under the same name. */
export function FileInput({ input: { leaf, sample }, own, onGive }: Props) {
    const words = usePanelWords();
    const [kind = ""] = leaf.type.split("/");
    const [live, setLive] = useState<Live>();
    const [problem, setProblem] = useState<string>();
    const [isOver, setOver] = useState(false);
    const picker = useRef<HTMLInputElement>(null);
    const isMounted = useIsMounted();
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
        await giveBytes(async () => {
            const right = kind === "image" ? await imageAs(file, leaf.type) : file;
            return new Uint8Array(await right.arrayBuffer());
        }, name);
    };
    const giveBytes = async (read: () => Promise<Uint8Array<ArrayBuffer>>, name: string): Promise<void> => {
        try {
            give({ bytes: await read(), name });
        } catch {
            setProblem(words.inputProblems.unreadable);
        }
    };
    const open = async (what: Live["kind"]): Promise<void> => {
        try {
            const opened = await openLive(what);
            // The panel was closed while the browser asked for permission.
            if (!isMounted.current) return endLive(opened);
            setLive(opened);
            setProblem(undefined);
        } catch {
            setProblem(words.inputProblems[what]);
        }
    };
    const closeLive = () => setLive(undefined);
    const shoot = async (image: Promise<Blob>): Promise<void> => {
        try {
            await take(await image, words.shoot);
        } catch {
            setProblem(words.inputProblems.unreadable);
        }
        closeLive();
    };
    const backToSample = () => {
        give(undefined);
        picker.current?.focus();
    };
    const onDrop = (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) void take(file, file.name);
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
                {problem ?? (live?.kind === "microphone" ? words.recording : status)}
            </p>
            {live?.kind === "camera" && (
                <Camera
                    stream={live.stream}
                    type={leaf.type}
                    onShoot={(image) => void shoot(image)}
                    onCancel={closeLive}
                />
            )}
            {live?.kind === "microphone" && (
                <Microphone
                    recording={live.recording}
                    onEnd={(wav) => {
                        closeLive();
                        void giveBytes(() => wav, words.microphone);
                    }}
                    onCancel={closeLive}
                />
            )}
            {!live && (
                <div className="run-actions row">
                    <PickFile kind={kind} field={picker} onPick={(file) => void take(file, file.name)} />
                    {kind === "image" && <Small onPress={() => void open("camera")}>{words.camera}</Small>}
                    {kind === "audio" && <Small onPress={() => void open("microphone")}>{words.microphone}</Small>}
                    {own && <Small onPress={backToSample}>{words.backToSample}</Small>}
                </div>
            )}
            <p className="run-note">{words.drop}</p>
        </div>
    );
}

const openLive = async (kind: Live["kind"]): Promise<Live> =>
    kind === "camera" ? { kind, stream: await openCamera() } : { kind, recording: await startRecording() };

function endLive(live: Live): void {
    if (live.kind === "camera") release(live.stream);
    else live.recording.cancel();
}

/** Whether the component is still mounted. */
function useIsMounted(): RefObject<boolean> {
    const isMounted = useRef(false);
    useEffect(() => {
        isMounted.current = true;
        return () => {
            isMounted.current = false;
        };
    }, []);
    return isMounted;
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

type CameraProps = {
    readonly stream: MediaStream;
    /** The photograph's media type, such as `image/jpeg`. */
    readonly type: string;
    readonly onShoot: (image: Promise<Blob>) => void;
    readonly onCancel: () => void;
};

/** The camera's live image, with a button that takes a photograph. */
function Camera({ stream, type, onShoot, onCancel }: CameraProps) {
    const words = usePanelWords();
    const video = useRef<HTMLVideoElement>(null);
    const shoot = useFocusOnMount<HTMLButtonElement>();
    useEffect(() => {
        if (video.current) video.current.srcObject = stream;
        return () => release(stream);
    }, [stream]);
    return (
        <div className="run-live row">
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

type MicrophoneProps = {
    readonly recording: Recording;
    readonly onEnd: (wav: Promise<Uint8Array<ArrayBuffer>>) => void;
    readonly onCancel: () => void;
};

/** The buttons during a recording. */
function Microphone({ recording, onEnd, onCancel }: MicrophoneProps) {
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
        <div className="run-live row">
            <button type="button" className="run-small" ref={end} onClick={take}>
                {words.endRecording}
            </button>
            <button type="button" className="run-small" onClick={onCancel}>
                {words.cancel}
            </button>
        </div>
    );
}
