import type { Rooms } from "../../verify/testing/room-imports.ts";

/**
 * The rooms (top-level folders) of the site from the top, each with the rooms directly below it. A room may import
 * those and everything below them; `rooms.test.ts` rejects other imports. Files directly in `src` (`routes.ts`,
 * `languages.ts`, …) may be imported by every room, and import none.
 */
export const rooms = {
    pages: ["book", "publish"],
    book: ["reference"],
    reference: ["generator"],
    generator: ["run"],
    publish: ["run"],
    run: ["frame"],
    frame: ["search"],
    search: ["words", "styles"],
    words: [],
    styles: [],
} as const satisfies Rooms;
