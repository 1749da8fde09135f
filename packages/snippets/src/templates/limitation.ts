import type { Call, ProviderId } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";

/** Calls that a client cannot make, because its library's request would be refused, or mean something else. */
export type Limitation = {
    readonly providers: readonly ProviderId[];
    readonly tasks: readonly TaskId[];
    /** Restricts the limitation to some of these calls. Default: all. */
    readonly when?: (call: Call) => boolean;
    readonly why: string;
};

export const appliesTo = ({ providers, tasks, when }: Limitation, call: Call): boolean =>
    tasks.includes(call.task) && providers.includes(call.provider) && (when?.(call) ?? true);
