import { InputError } from "../errors/input-error.ts";

/**
 * A model id as part of a URL's path: each segment percent-encoded, so that no id can reach another path.
 * @throws InputError for an id with an empty, `.` or `..` segment, or one that is not well-formed Unicode
 */
export function modelPath(model: string): string {
    const segments = model.split("/");
    if (segments.some((segment) => ["", ".", ".."].includes(segment) || !segment.isWellFormed())) {
        throw new InputError(
            `"${model}" is not a model id. Expected the form owner/name, such as openai/whisper-large-v3.`,
            { model },
        );
    }
    return segments
        .map((segment) => encodeURIComponent(segment).replaceAll("%3A", ":").replaceAll("%40", "@"))
        .join("/");
}
