import type { ProviderId } from "../call/provider-id.ts";
import { routerUrl } from "./hub.ts";
import type { Provider } from "./provider.ts";

type Definition<Id extends ProviderId> = Pick<Provider<Id>, "id" | "name" | "baseUrl" | "tasks"> &
    Partial<Provider<Id>>;

/** Defines a provider. The defaults: it is behind the router under its id, and takes its key as `Bearer`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineProvider<const Id extends ProviderId>(definition: Definition<Id>): Provider<Id> {
    return {
        routedBaseUrl: `${routerUrl}/${definition.id}`,
        keyVariable: `${definition.id.replaceAll("-", "_").toUpperCase()}_API_KEY`,
        scheme: "Bearer",
        ...definition,
    };
}

/** Adds tasks to a provider; `endpointTasks` are for a custom endpoint that is called in its place. */
/* @__NO_SIDE_EFFECTS__ */
export function withTasks<Id extends ProviderId>(
    provider: Provider<Id>,
    tasks: Provider["tasks"],
    endpointTasks?: Provider["tasks"],
): Provider<Id> {
    const { endpointTasks: ownTasks } = provider;
    return {
        ...provider,
        tasks: { ...provider.tasks, ...tasks },
        ...(endpointTasks && { endpointTasks: { ...ownTasks, ...endpointTasks } }),
    };
}
