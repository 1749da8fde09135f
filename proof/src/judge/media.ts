/** Detects the modality of a file from its first bytes. */

/** The modality of a file. Undefined for formats that models do not produce. */
export function modalityOf(bytes: Uint8Array): "image" | "audio" | "video" | undefined {
    const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
    if (head.startsWith("\xff\xd8\xff") || head.startsWith("\x89PNG")) return "image";
    if (head.startsWith("fLaC") || head.startsWith("ID3") || head.endsWith("WAVE")) return "audio";
    if (head.slice(4, 8) === "ftyp") return "video";
    // A frame of MPEG audio begins with eleven set bits.
    const [one = 0, two = 0] = bytes;
    return one === 0xff && (two & 0xe0) === 0xe0 ? "audio" : undefined;
}
