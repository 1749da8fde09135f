import type { Options, Target } from "../request/options.ts";

/** The defaults for every call of a client; a call may override them. */
export type ClientDefaults = Omit<Target, "accessToken"> & Options;

/** Fills the token and the defaults of a client into the calls of its methods. */
export class BoundClient {
    readonly #target: Target;
    readonly #options: Options;

    constructor(accessToken: string | undefined, defaults: ClientDefaults) {
        const { model, provider, endpointUrl, ...options } = defaults;
        this.#target = { accessToken, model, provider, endpointUrl };
        this.#options = options;
    }

    protected bind<Helper extends (args: never, options: never) => unknown>(helper: Helper): Helper {
        const boundHelper: unknown = (args: object, options?: object) =>
            helper({ ...this.#target, ...args } as never, { ...this.#options, ...options } as never);
        // Only fills in defaults: the helper's arguments and results keep their types, for each type of output too.
        return boundHelper as Helper;
    }
}
