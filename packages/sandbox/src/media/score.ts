import { musicOf } from "./music.ts";
import type { Score } from "./sound.ts";
import { speechOf } from "./speech.ts";
import type { Work } from "./work.ts";

/** No sound is longer: files must stay small. */
const mostSeconds = 60;

/** What a work sounds like; speech that is to last a time is said again and again, and a little slower or quicker. */
export function scoreOf({ text, seed, seconds, music }: Work): Score {
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
