import type { ProviderId } from "../call/provider-id.ts";
import { routerUrl } from "./hub.ts";
import type { Provider } from "./provider.ts";

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

/** The same provider, serving these tasks too; the second also at a server of one's own in its place. */
/* @__NO_SIDE_EFFECTS__ */
export function withTasks<Id extends ProviderId>(
    provider: Provider<Id>,
    tasks: Provider["tasks"],
    endpointTasks?: Provider["tasks"],
): Provider<Id> {
    const { endpointTasks: known } = provider;
    return {
        ...provider,
        tasks: { ...provider.tasks, ...tasks },
        ...(endpointTasks && { endpointTasks: { ...known, ...endpointTasks } }),
    };
}
