import type { Rooms } from "../../testing/arrows.ts";

/**
 * The rooms of the site, from the top, and those right below each; a room may also know whatever those know. `rooms.test.ts`
 * refuses an import that points up or sideways. Files beside the rooms (`routes.ts`, `languages.ts`, …) are known to all of
 * them, and know none.
 */
export const rooms = {
    pages: ["book", "publish"],
    book: ["reference"],
    reference: ["generator"],
    generator: ["run"],
    publish: ["run"],
    run: ["frame"],
    frame: ["search", "content"],
    search: ["words", "styles"],
    words: [],
    styles: [],
    content: [],
} as const satisfies Rooms;
