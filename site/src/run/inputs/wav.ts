/** Encodes a recording as a WAV file, which every provider accepts and which needs no codec. */

/** Encodes mono samples, -1 to 1, as 16-bit PCM. @param rate the sample rate in hertz */
export function wavOf(samples: Float32Array, rate: number): Uint8Array<ArrayBuffer> {
    const headerSize = 44;
    const bytes = new Uint8Array(headerSize + samples.length * 2);
    const view = new DataView(bytes.buffer);
    const writeText = (offset: number, text: string): void => bytes.set(new TextEncoder().encode(text), offset);
    writeText(0, "RIFF");
    view.setUint32(4, bytes.length - 8, true);
    writeText(8, "WAVEfmt ");
    view.setUint32(16, 16, true); // size of the rest of the format chunk
    view.setUint16(20, 1, true); // PCM
    view.setUint16(22, 1, true); // one channel
    view.setUint32(24, rate, true);
    view.setUint32(28, rate * 2, true); // bytes per second
    view.setUint16(32, 2, true); // bytes per sample
    view.setUint16(34, 16, true); // bits per sample
    writeText(36, "data");
    view.setUint32(40, samples.length * 2, true);
    samples.forEach((sample, index) => {
        const clamped = Math.max(-1, Math.min(1, sample));
        view.setInt16(headerSize + index * 2, Math.round(clamped < 0 ? clamped * 0x8000 : clamped * 0x7fff), true);
    });
    return bytes;
}
