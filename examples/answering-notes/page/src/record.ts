import { asWav } from "./wav.ts";

// region record
/** Begins to record. What it gives ends that, and gives the question as a WAV file. */
export async function record(): Promise<() => Promise<Blob>> {
    const microphone = await navigator.mediaDevices.getUserMedia({ audio: true });
    const recorder = new MediaRecorder(microphone);
    const pieces: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => pieces.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.start();
    return async () => {
        recorder.stop();
        await stopped;
        for (const track of microphone.getTracks()) track.stop();
        return await asWav(new Blob(pieces, { type: recorder.mimeType }));
    };
}
// endregion
