/** Before the tests of the proof: they run in several processes, of which only one may install. */
import { pinned, preparePython } from "./python/environment.ts";

export default function prepareLibraries(): void {
    preparePython(pinned);
}
