/** Pieces for audio, drawn as waves. */
import { bubblePath } from "./paper.tsx";
import { column, type Piece } from "./piece.tsx";

/** The amplitude of each stroke of a wave. */
const swings = {
    speech: [2, 6, 11, 7, 3, 1, 5, 12, 9, 13, 6, 2, 1, 7, 10, 5, 8, 3, 1],
    music: [4, 7, 10, 7, 4, 7, 11, 7, 4, 7, 10, 7, 4, 8, 12, 8, 4, 2, 1],
    bark: [1, 1, 13, 11, 5, 1, 1, 1, 1, 12, 13, 6, 2, 1, 1, 1, 1, 1, 1],
} as const;

type Sound = keyof typeof swings;

/** The amplitudes of the noise between the strokes of a noisy recording. */
const noise = [9, 4, 12, 6, 11, 13, 7, 10, 4, 8, 12, 13, 9, 5, 12, 7, 11, 6];

/** The strokes of a wave, centred on a line. */
const wavePath = (sound: Sound, x: number, middle: number, size = 1): string =>
    swings[sound].map((swing, index) => `M${x + index * 5} ${middle - swing * size}v${2 * swing * size}`).join("");

type RecordingOptions = { readonly isGenerated?: boolean; readonly noisy?: boolean };

/** A recording with a play button; the wave is highlighted if a model made it. */
export function recording(
    says: string,
    sound: Sound,
    { isGenerated = false, noisy = false }: RecordingOptions = {},
): Piece {
    return {
        height: 44,
        says,
        drawing: (
            <>
                <rect className="paper" x="1" y="1" width={column - 2} height="42" rx="21" />
                {isGenerated && <path className="pen wide" d="M24 22.5l90-1" />}
                <path d="M10 16.5v11l8-5.5z" />
                {noisy && (
                    <path
                        className="quiet"
                        d={noise.map((swing, index) => `M${27.5 + index * 5} ${22 - swing}v${2 * swing}`).join("")}
                    />
                )}
                <path d={wavePath(sound, 25, 22)} />
                {sound === "music" && (
                    <path className="paper" d="M96-4v11a3.5 3 0 1 1-3-3h3m0-8 12-3v11a3.5 3 0 1 1-3-3h3" />
                )}
            </>
        ),
    };
}

/** A voice in a speech bubble. */
export function voice(says: string, from: "reader" | "model"): Piece {
    return {
        height: 52,
        says,
        drawing: (
            <>
                <path className="paper" d={bubblePath(column, 52, from)} />
                {from === "model" && <path className="pen wide" d="M13 23l98-1" />}
                <path d={wavePath("speech", 17, 22.5)} />
            </>
        ),
    };
}
