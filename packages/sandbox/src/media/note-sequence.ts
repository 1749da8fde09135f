import type { MediaSpec } from "./media-spec.ts";
import { musicOf } from "./music.ts";
import type { NoteSequence } from "./sound.ts";
import { speechOf } from "./speech.ts";

/** Maximum duration, so that files stay small. */
const mostSeconds = 60;

/** The notes of a spec. To reach a requested duration, speech is repeated and stretched slightly. */
export function noteSequenceOf({ text, seed, seconds, music }: MediaSpec): NoteSequence {
    if (music) return musicOf(text, seed, seconds);
    const once = speechOf(text, seed);
    if (seconds === undefined || !(seconds > 0)) return once;
    const due = Math.min(mostSeconds, Math.max(0.2, seconds));
    const times = Math.max(1, Math.round(due / once.seconds));
    const stretch = due / (times * once.seconds);
    const notes = Array.from({ length: times }, (_, round) =>
        once.notes.map((note) => ({
            ...note,
            at: (note.at + round * once.seconds) * stretch,
            seconds: note.seconds * stretch,
        })),
    ).flat();
    return { notes, seconds: due };
}
