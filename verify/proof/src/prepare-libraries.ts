/** Vitest's global setup for the proof: installs once, before several test processes start. */
import { preparePython } from "../../../tools/machine/python.ts";
import { pinned } from "./libraries.ts";

export default function prepareLibraries(): void {
    preparePython(pinned);
}
