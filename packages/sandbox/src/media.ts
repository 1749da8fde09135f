/** The files that results are made of, without the sandbox that names them: for a page that wants a sample. */
export { isMediaKind, type MediaFile, type MediaKind, media } from "./media/media.ts";
