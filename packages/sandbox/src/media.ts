/** The generated media files without the rest of the sandbox, for a page that needs a sample file. */
export { isMediaKind, type MediaFile, type MediaKind, media } from "./media/media.ts";
