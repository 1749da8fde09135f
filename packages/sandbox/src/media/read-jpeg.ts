/**
 * Reads a JPEG at an eighth of its size: the DC coefficient of each block of 8 by 8 is its mean, and the other
 * coefficients are skipped. In a progressive JPEG only the first scan is read, which has only DC coefficients.
 */
import type { Picture } from "./picture.ts";

/** Larger images are not decoded: this would take too long. */
const mostPoints = 25_000_000;

/** A file has up to eight tables, and may replace them; each takes 128 KB of memory for its few bytes. */
const mostCodes = 32;

type Component = {
    readonly id: number;
    /** Blocks per MCU, across and down. */
    readonly across: number;
    readonly down: number;
    /** The quantiser step of the DC coefficient. */
    readonly step: number;
    readonly wide: number;
    readonly means: Int16Array;
    code: number;
    last: number;
};

type Frame = {
    readonly width: number;
    readonly height: number;
    readonly progressive: boolean;
    readonly components: readonly Component[];
    /** Number of MCUs, across and down. */
    readonly groups: readonly [number, number];
};

/** A lookup table by the next 16 bits: the code's length in the upper byte, its symbol in the lower byte. */
type Code = Uint16Array;

/** The image of block means; undefined for an unsupported, too large or broken file. */
export function readJpeg(file: Uint8Array): Picture | undefined {
    try {
        return read(file);
    } catch {
        return undefined; // The file is truncated or invalid.
    }
}

function read(file: Uint8Array): Picture | undefined {
    const view = new DataView(file.buffer, file.byteOffset, file.length);
    const steps = new Map<number, number>();
    const codes = new Map<number, Code>();
    let frame: Frame | undefined;
    let restart = 0;
    let tables = 0;
    for (let at = 2; at < file.length; ) {
        const marker = view.getUint8(at + 1);
        const [start, end] = [at + 4, at + 2 + view.getUint16(at + 2)];
        if (marker === 0xdb) readSteps(view, start, end, steps);
        else if (marker === 0xc4) tables = readCodes(file, start, end, codes, tables);
        else if (marker === 0xdd) restart = view.getUint16(start);
        else if (marker === 0xc0 || marker === 0xc1 || marker === 0xc2)
            frame = frameOf(view, start, marker === 0xc2, steps);
        else if (marker === 0xda) {
            return frame && passOver(file, view, start, end, frame, codes, restart) ? pictureOf(frame) : undefined;
        }
        at = end;
    }
    return undefined;
}

function readSteps(view: DataView, start: number, end: number, steps: Map<number, number>): void {
    for (let at = start; at < end; ) {
        const head = view.getUint8(at);
        const wide = head >> 4 > 0;
        steps.set(head & 15, wide ? view.getUint16(at + 1) : view.getUint8(at + 1));
        at += wide ? 129 : 65;
    }
}

/** @param count the number of tables before @returns the number of tables with those of this segment */
function readCodes(file: Uint8Array, start: number, end: number, codes: Map<number, Code>, count: number): number {
    let tables = count;
    for (let at = start; at < end; ) {
        tables += 1;
        if (tables > mostCodes) throw new RangeError("There are too many tables.");
        const table = new Uint16Array(65_536);
        let symbol = at + 17;
        let word = 0;
        for (let length = 1; length <= 16; length++) {
            for (let left = file[at + length] ?? 0; left > 0; left--) {
                const span = 1 << (16 - length);
                table.fill((length << 8) | (file[symbol++] ?? 0), word * span, (word + 1) * span);
                word++;
            }
            word <<= 1;
        }
        codes.set(file[at] ?? 0, table);
        at = symbol;
    }
    return tables;
}

function frameOf(
    view: DataView,
    start: number,
    progressive: boolean,
    steps: ReadonlyMap<number, number>,
): Frame | undefined {
    const [height, width] = [view.getUint16(start + 1), view.getUint16(start + 3)];
    const count = view.getUint8(start + 5);
    if (width * height === 0 || width * height > mostPoints || (count !== 1 && count !== 3)) return undefined;
    const given = Array.from({ length: count }, (_, index) => {
        const [id, factors, table] = [0, 1, 2].map((more) => view.getUint8(start + 6 + index * 3 + more));
        return { id: id ?? 0, factors: factors ?? 0x11, step: steps.get(table ?? 0) ?? 1 };
    });
    // A single component is not interleaved: its MCU is one block.
    const sides = given.map(({ factors }) =>
        count === 1 ? ([1, 1] as const) : ([factors >> 4, factors & 15] as const),
    );
    const [most, highest] = [Math.max(...sides.map(([across]) => across)), Math.max(...sides.map(([, down]) => down))];
    const groups = [Math.ceil(width / (8 * most)), Math.ceil(height / (8 * highest))] as const;
    const components = given.map(({ id, step }, index) => {
        const [across = 1, down = 1] = sides[index] ?? [];
        const wide = groups[0] * across;
        return { id, step, across, down, wide, means: new Int16Array(wide * groups[1] * down), code: 0, last: 0 };
    });
    return { width, height, progressive, components, groups };
}

/** Reads the DC coefficients of a scan. */
function passOver(
    file: Uint8Array,
    view: DataView,
    start: number,
    end: number,
    { components, groups, progressive }: Frame,
    codes: ReadonlyMap<number, Code>,
    restart: number,
): boolean {
    const scanned = view.getUint8(start);
    if (scanned !== components.length) return false;
    for (const [index, component] of components.entries()) component.code = view.getUint8(start + 2 + index * 2);
    const low = view.getUint8(end - 1) & 15;
    let [at, rest, bits] = [end, 0, 0];
    const fill = () => {
        while (bits <= 16) {
            const byte = at < file.length ? (file[at] ?? 0) : 0;
            const marker = byte === 0xff && file[at + 1] !== 0;
            rest = (rest << 8) | (marker ? 0 : byte);
            if (!marker) at += byte === 0xff ? 2 : 1;
            bits += 8;
        }
    };
    const take = (count: number): number => {
        fill();
        bits -= count;
        const value = (rest >>> bits) & (2 ** count - 1);
        rest &= 2 ** bits - 1;
        return value;
    };
    const symbol = (code: Code): number => {
        fill();
        const found = code[(rest >>> (bits - 16)) & 0xffff] ?? 0;
        if (found === 0) throw new RangeError("There is no such word.");
        take(found >> 8);
        return found & 0xff;
    };
    const block = (component: Component, place: number): void => {
        const [means, others] = [codes.get(component.code >> 4), codes.get(0x10 | (component.code & 15))];
        if (!means || (!others && !progressive)) throw new RangeError("A code is missing.");
        if (at > file.length) throw new RangeError("The file ends too soon.");
        const size = symbol(means);
        const value = size === 0 ? 0 : take(size);
        component.last += size > 0 && value < 2 ** (size - 1) ? value - 2 ** size + 1 : value;
        component.means[place] = component.last * (progressive ? 2 ** low : 1);
        if (progressive || !others) return;
        for (let index = 1; index < 64; index++) {
            const word = symbol(others);
            if (word === 0) return;
            index += word >> 4;
            if ((word & 15) > 0) take(word & 15);
        }
    };
    for (let group = 0; group < groups[0] * groups[1]; group++) {
        if (restart > 0 && group > 0 && group % restart === 0) {
            // A restart marker resets the decoder.
            while (at < file.length && !(file[at] === 0xff && ((file[at + 1] ?? 0) & 0xf8) === 0xd0)) at++;
            at += 2;
            [rest, bits] = [0, 0];
            for (const component of components) component.last = 0;
        }
        const [left, top] = [group % groups[0], Math.floor(group / groups[0])];
        for (const component of components) {
            for (let part = 0; part < component.across * component.down; part++) {
                const x = left * component.across + (part % component.across);
                const y = top * component.down + Math.floor(part / component.across);
                block(component, y * component.wide + x);
            }
        }
    }
    return true;
}

function pictureOf({ width, height, components }: Frame): Picture {
    const small = { width: Math.ceil(width / 8), height: Math.ceil(height / 8) };
    const points = new Uint8ClampedArray(small.width * small.height * 3);
    const [most, highest] = [
        Math.max(...components.map(({ across }) => across)),
        Math.max(...components.map(({ down }) => down)),
    ];
    for (let index = 0; index < small.width * small.height; index++) {
        const [x, y] = [index % small.width, Math.floor(index / small.width)];
        const [light = 0, blue = 0, red = 0] = components.map(({ means, wide, step, across, down }) => {
            const place = Math.floor((y * down) / highest) * wide + Math.floor((x * across) / most);
            return ((means[place] ?? 0) * step) / 8;
        });
        points.set(
            [light + 1.402 * red, light - 0.344136 * blue - 0.714136 * red, light + 1.772 * blue].map(
                (part) => part + 128,
            ),
            index * 3,
        );
    }
    return { ...small, points: new Uint8Array(points.buffer) };
}
