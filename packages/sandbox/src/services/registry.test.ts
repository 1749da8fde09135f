/** The sandbox states by itself what a service is; here its statement is compared with the client's. */
import { apiHostsOf, type Provider, providerAccess, providers } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import { describe, expect, test } from "vitest";
import { providerTasks, serviceIds } from "../models/provider-tasks.ts";
import { hubHost } from "./hub.ts";
import { services } from "./registry.ts";

const isOneOf = (host: string, patterns: readonly string[]): boolean =>
    patterns.some((pattern) => (pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern));

test("every provider has a service, and every task a provider", () => {
    expect(services.map(({ id }) => id).sort()).toEqual([...serviceIds].sort());
    for (const task of taskIds) expect(serviceIds.some((id) => providerTasks[id].includes(task))).toBe(true);
});

describe.each(services.map((service) => ({ ...service })))("$id", ({ id, ...service }) => {
    const provider: Provider = providers[id];

    test("has the client's hosts, key and way through the router", () => {
        // The Hub's API is a service of its own.
        const hosts = apiHostsOf(id).filter((host) => host !== hubHost);
        expect([...service.hosts].sort()).toEqual([...hosts].sort());
        expect([service.scheme ?? "Bearer", service.routed ?? true]).toEqual([
            provider.scheme,
            provider.routedBaseUrl !== undefined,
        ]);
        const { fileHosts = [] } = providerAccess[id];
        for (const host of service.fileHosts ?? []) expect(isOneOf(host, fileHosts), host).toBe(true);
        expect(service.fileHosts === undefined).toBe(fileHosts.length === 0);
    });

    test("serves the client's tasks", () => {
        expect([...providerTasks[id]].sort()).toEqual(Object.keys(provider.tasks).sort());
    });
});
