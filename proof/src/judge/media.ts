/** What a file is, by how it begins. */
const beginnings = [
    ["image", /^\xff\xd8\xff/],
    ["image", /^\x89PNG\r\n\x1a\n/],
    ["audio", /^fLaC/],
    ["audio", /^RIFF....WAVE/s],
    ["audio", /^(ID3|\xff[\xe2-\xff])/],
    ["video", /^....ftyp/s],
] as const;

/** The modality of a file's bytes; undefined where they are none that models give. */
export function modalityOf(bytes: Uint8Array): "image" | "audio" | "video" | undefined {
    const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
    return beginnings.find(([, beginning]) => beginning.test(head))?.[0];
}
