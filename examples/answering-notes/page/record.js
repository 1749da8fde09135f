// region record
/** Begins to record. What it gives ends that, and gives the question as a WAV file. */
export async function record() {
    const microphone = await navigator.mediaDevices.getUserMedia({ audio: true });
    const recorder = new MediaRecorder(microphone);
    const pieces = [];
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

/** Samples in a second: what models that listen have been taught with. */
const rate = 16_000;

/**
 * A recording as WAV, which every model takes that listens: what a browser records is of a kind that few take.
 * @throws DOMException where the browser cannot read its own recording, as when it is empty
 */
async function asWav(recording) {
    // What it reads it brings to its own rate.
    const context = new OfflineAudioContext(1, 1, rate);
    const sound = await context.decodeAudioData(await recording.arrayBuffer());
    return new Blob([wavOf(sound.getChannelData(0), rate)], { type: "audio/wav" });
}

/** The bytes of a WAV file: 44 that describe it, then two for each sample, which is a number from -1 to 1. */
export function wavOf(samples, perSecond) {
    const bytes = new Uint8Array(44 + samples.length * 2);
    const view = new DataView(bytes.buffer);
    const text = (at, letters) => bytes.set(new TextEncoder().encode(letters), at);
    text(0, "RIFF");
    view.setUint32(4, bytes.length - 8, true);
    text(8, "WAVEfmt ");
    view.setUint32(16, 16, true); // So many bytes say how it is written:
    view.setUint16(20, 1, true); // plainly,
    view.setUint16(22, 1, true); // in one channel,
    view.setUint32(24, perSecond, true);
    view.setUint32(28, perSecond * 2, true); // bytes in a second,
    view.setUint16(32, 2, true); // bytes and
    view.setUint16(34, 16, true); // bits of a sample.
    text(36, "data");
    view.setUint32(40, samples.length * 2, true);
    samples.forEach((sample, index) => {
        view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff), true);
    });
    return bytes;
}
