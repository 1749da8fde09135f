import { routerUrl } from "./hub.ts";
import type { Provider } from "./provider.ts";
import type { ProviderId } from "./provider-id.ts";

type Definition<Id extends ProviderId> = Pick<Provider<Id>, "id" | "name" | "baseUrl" | "tasks"> &
    Partial<Provider<Id>>;

/** A provider, from what sets it apart: most are behind the router under their id and take a key as `Bearer`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineProvider<const Id extends ProviderId>(definition: Definition<Id>): Provider<Id> {
    return {
        routedBaseUrl: `${routerUrl}/${definition.id}`,
        keyVariable: `${definition.id.replaceAll("-", "_").toUpperCase()}_API_KEY`,
        scheme: "Bearer",
        ...definition,
    };
}

/** The same provider, serving these tasks too. */
/* @__NO_SIDE_EFFECTS__ */
export function withTasks<Id extends ProviderId>(provider: Provider<Id>, tasks: Provider["tasks"]): Provider<Id> {
    return { ...provider, tasks: { ...provider.tasks, ...tasks } };
}
