/** A file with the boxes that an MP4 begins with; a player finds a video without tracks, of no length. */
export function mp4(seed: string): Uint8Array<ArrayBuffer> {
    const header = Buffer.alloc(100);
    header.writeUInt32BE(1000, 12); // A thousand units a second.
    header.writeUInt32BE(0x00010000, 20); // Played at its own speed,
    header.writeUInt16BE(0x0100, 24); // at full volume.
    for (const [offset, value] of [
        [36, 0x00010000],
        [52, 0x00010000],
        [68, 0x40000000],
    ] as const) {
        header.writeUInt32BE(value, offset); // The image is not turned.
    }
    header.writeUInt32BE(1, 96);
    return Uint8Array.from(
        Buffer.concat([
            box("ftyp", Buffer.from("isom\0\0\u0002\0isomiso2mp41", "latin1")),
            box("moov", box("mvhd", header)),
            box("mdat", Buffer.from(seed, "latin1")),
        ]),
    );
}

function box(name: string, data: Buffer): Buffer {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length + 8);
    return Buffer.concat([length, Buffer.from(name, "latin1"), data]);
}
