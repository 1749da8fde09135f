/** Where a library sends something else than our wire request, and why. Everything that is not listed here must be the same. */
import type { ProviderId, TaskId } from "@callsheet/inference";

export type SdkDifference = {
    readonly client: string;
    readonly providers: readonly ProviderId[];
    readonly tasks: readonly TaskId[];
    /** The parts of the request that differ, each with what is below it. */
    readonly what: readonly string[];
    readonly reason: string;
};

export const sdkDifferences: readonly SdkDifference[] = [];
