import { describe, expect, test } from "vitest";
import { providerIds } from "../call/provider-id.ts";
import { providerAccess } from "../generated/providers.ts";
import { isSecretName } from "../redaction/index.ts";
import { keyVariablesOf } from "./access.ts";

describe("the variables of keys", () => {
    test("belong to one provider each, and are known as secrets", () => {
        const all = providerIds.filter((id) => id !== "auto").flatMap(keyVariablesOf);
        expect(all).toEqual([...new Set(all)]);
        expect(all.filter((name) => !isSecretName(name))).toEqual([]);
    });
});

test("a file host is a host name, maybe of any subdomain", () => {
    const hosts = Object.values(providerAccess).flatMap(({ fileHosts = [] }) => fileHosts);
    expect(hosts.length).toBeGreaterThan(5);
    for (const host of hosts)
        expect(new URL(`https://${host.replace(/^\*\./, "any.")}`).host).toBe(host.replace("*", "any"));
});

test("a storage region that others use too is no file host", () => {
    const hosts = Object.values(providerAccess).flatMap(({ fileHosts = [] }) => fileHosts);
    expect(hosts.filter((host) => /^\*\..*(amazonaws|cloudfront|googleapis|windows)/.test(host))).toEqual([]);
});
