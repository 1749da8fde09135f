import { InputError } from "./input-error.ts";

/**
 * There is nobody to ask: the provider is not known, does not serve the task or the model, or does not take the kind of
 * token that came. The message names who can be asked instead.
 *
 * @example if (error instanceof RoutingError) console.error(`Not at ${error.provider}: ${error.message}`);
 */
export class RoutingError extends InputError {
    override readonly name: string = "RoutingError";
}
