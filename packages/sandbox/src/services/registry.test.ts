/** The sandbox states by itself what a service is; here its statement is compared with the client's. */
import { providerAccess, providers } from "@callsheet/inference/providers";
import { expect, test } from "vitest";
import { services } from "./registry.ts";

const isOneOf = (host: string, patterns: readonly string[]): boolean =>
    patterns.some((pattern) => (pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern));

test.each(services.map((service) => [service.id, service] as const))("%s has the client's hosts", (id, service) => {
    expect(service.hosts).toContain(new URL(providers[id].baseUrl).host.replace(/^router\..*/, service.hosts[0]));
    const { fileHosts = [] } = providerAccess[id];
    for (const host of service.fileHosts ?? []) expect(isOneOf(host, fileHosts), host).toBe(true);
    expect(service.fileHosts === undefined).toBe(fileHosts.length === 0);
});
