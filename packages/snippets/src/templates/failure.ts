import type { Call, ProviderId } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";

/** Calls for which a client has no program, because what its library sends would be refused, or mean something else. */
export type Failure = {
    readonly providers: readonly ProviderId[];
    readonly tasks: readonly TaskId[];
    /** Which of those calls. Default: all. */
    readonly when?: (call: Call) => boolean;
    readonly why: string;
};

export const isAbout = ({ providers, tasks, when }: Failure, call: Call): boolean =>
    providers.includes(call.provider) && tasks.includes(call.task) && (when?.(call) ?? true);
