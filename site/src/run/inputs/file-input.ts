/** A file that the program reads: a sample, or the reader's own, put under the name that the program reads. */
import type { FileLeaf } from "@callsheet/inference/wire";
import type { RunStrings } from "../../i18n/gujarati-run.ts";
import { fill } from "../../i18n/words.ts";
import { element } from "../../search/element.ts";
import type { Block } from "../results/block.ts";
import { drawBlocks } from "../results/draw/draw-block.ts";
import type { Drawing } from "../results/draw/drawing.ts";
import { openCamera, pictureAs } from "./photograph.ts";
import { startRecording } from "./record.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export type FileInput = {
    readonly part: HTMLElement;
    /** What the program finds under the name; undefined where there is no such file. */
    readonly bytes: () => Bytes | undefined;
    /** Ends camera and microphone. */
    readonly end: () => void;
};

/** @param sample the file where the reader gives none */
export function fileInput(leaf: FileLeaf, sample: Bytes | undefined, drawing: Drawing): FileInput {
    const { words } = drawing;
    const [kind = ""] = leaf.type.split("/");
    let own: { readonly bytes: Bytes; readonly name: string } | undefined;
    let cancel: (() => void) | undefined;

    const status = element("p", { class: "run-note", role: "status" });
    const shown = element("div", { class: "run-shown" });
    const tools = element("div", { class: "run-actions" });
    const live = element("div", { class: "run-live" });
    const part = element(
        "div",
        { class: "run-file" },
        element("p", { class: "run-heading" }, fill(words.file, { name: leaf.name })),
        shown,
        status,
        live,
        tools,
        element("p", { class: "run-note" }, words.drop),
    );

    const show = (): void => {
        const bytes = own?.bytes ?? sample;
        status.textContent = own ? fill(words.own, { file: own.name }) : sample ? words.sample : words.noSample;
        shown.replaceChildren(...(bytes ? preview(new Blob([bytes], { type: leaf.type }), kind, drawing) : []));
        back.hidden = !own;
    };
    const take = async (file: Blob, name: string): Promise<void> => {
        if (file.type.split("/")[0] !== kind) {
            status.textContent = fill(words.inputProblems.otherKind, { type: kindWord(kind, words) });
            return;
        }
        try {
            const right = kind === "image" ? await pictureAs(file, leaf.type) : file;
            own = { bytes: new Uint8Array(await right.arrayBuffer()), name };
            show();
        } catch {
            status.textContent = words.inputProblems.unreadable;
        }
    };
    const finish = (): void => {
        cancel?.();
        cancel = undefined;
        live.replaceChildren();
        tools.hidden = false;
    };

    const pick = pickButton(kind, words, (file) => void take(file, file.name));
    const back = button(words.backToSample, () => {
        own = undefined;
        show();
        pick.querySelector("input")?.focus();
    });
    tools.append(pick);
    if (kind === "image") tools.append(button(words.camera, () => void photograph()));
    if (kind === "audio") tools.append(button(words.microphone, () => void record()));
    tools.append(back);
    receiveDrops(part, (file) => void take(file, file.name));
    show();

    async function photograph(): Promise<void> {
        try {
            const camera = await openCamera();
            cancel = camera.close;
            tools.hidden = true;
            const shoot = button(words.shoot, async () => {
                const picture = await camera.shoot(leaf.type);
                finish();
                await take(picture, words.shoot);
            });
            live.replaceChildren(camera.video, shoot, button(words.cancel, finish));
            shoot.focus();
        } catch {
            status.textContent = words.inputProblems.camera;
        }
    }
    async function record(): Promise<void> {
        try {
            const recording = await startRecording();
            cancel = recording.cancel;
            tools.hidden = true;
            status.textContent = words.recording;
            const end = button(words.endRecording, async () => {
                cancel = undefined;
                finish();
                try {
                    own = { bytes: await recording.end(), name: words.microphone };
                    show();
                } catch {
                    status.textContent = words.inputProblems.unreadable;
                }
            });
            const stop = button(words.cancel, () => {
                finish();
                show();
            });
            live.replaceChildren(end, stop);
            end.focus();
        } catch {
            status.textContent = words.inputProblems.microphone;
        }
    }
    return { part, bytes: () => own?.bytes ?? sample, end: finish };
}

const kindWord = (kind: string, words: RunStrings): string =>
    kind === "image" ? words.pictureFile : kind === "audio" ? words.audioFile : words.videoFile;

function preview(file: Blob, kind: string, drawing: Drawing): readonly HTMLElement[] {
    const block: Block | undefined =
        kind === "image"
            ? { kind: "picture", role: "input", file }
            : kind === "audio" || kind === "video"
              ? { kind: "player", role: "input", medium: kind, file }
              : undefined;
    // The heading above says what it is.
    return block ? drawBlocks([block], drawing).filter((one) => !one.classList.contains("run-label")) : [];
}

function button(text: string, onPress: () => void): HTMLButtonElement {
    const made = element("button", { type: "button", class: "run-small" }, text);
    made.addEventListener("click", onPress);
    return made;
}

/** The browser's own way to choose a file, which on a phone offers the camera, too. */
function pickButton(kind: string, words: RunStrings, onPick: (file: File) => void): HTMLElement {
    const field = element("input", { type: "file", class: "unseen", accept: `${kind}/*` });
    field.addEventListener("change", () => {
        const file = field.files?.[0];
        if (file) onPick(file);
        // The same file may be chosen again, after it was changed.
        field.value = "";
    });
    return element("label", { class: "run-small run-pick" }, field, element("span", {}, words.pick));
}

function receiveDrops(place: HTMLElement, onDrop: (file: File) => void): void {
    place.addEventListener("dragover", (event) => {
        event.preventDefault();
        place.dataset["over"] = "";
    });
    place.addEventListener("dragleave", () => delete place.dataset["over"]);
    place.addEventListener("drop", (event) => {
        event.preventDefault();
        delete place.dataset["over"];
        const file = event.dataTransfer?.files[0];
        if (file) onDrop(file);
    });
}
