/** Vitest's global setup for the proof: installs once, before several test processes start. */
import { pinned, preparePython } from "./libraries.ts";

export default function prepareLibraries(): void {
    preparePython(pinned);
}
