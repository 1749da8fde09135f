/** A recording as a WAV file: what every provider takes, and nobody has to be able to decode. */

/** Samples of one voice, -1 to 1, as 16-bit PCM. @param rate samples in a second */
export function wavOf(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
    const headerSize = 44;
    const bytes = new Uint8Array(headerSize + samples.length * 2);
    const view = new DataView(bytes.buffer);
    const name = (place: number, text: string): void => bytes.set(new TextEncoder().encode(text), place);
    name(0, "RIFF");
    view.setUint32(4, bytes.length - 8, true);
    name(8, "WAVEfmt ");
    view.setUint32(16, 16, true); // Length of what follows of the format,
    view.setUint16(20, 1, true); // PCM,
    view.setUint16(22, 1, true); // one voice,
    view.setUint32(24, rate, true);
    view.setUint32(28, rate * 2, true); // bytes in a second,
    view.setUint16(32, 2, true); // bytes of a sample,
    view.setUint16(34, 16, true); // bits of one.
    name(36, "data");
    view.setUint32(40, samples.length * 2, true);
    samples.forEach((sample, index) => {
        const loud = Math.max(-1, Math.min(1, sample));
        view.setInt16(headerSize + index * 2, Math.round(loud < 0 ? loud * 0x8000 : loud * 0x7fff), true);
    });
    return bytes;
}
