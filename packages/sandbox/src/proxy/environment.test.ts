/** The environment of a program that runs against the sandbox: everything leads there, and no real token is in it. */
import { keyVariablesOf, providerIds } from "@callsheet/inference/providers";
import { describe, expect, test } from "vitest";
import { programEnvironment, programVariables, proxyVariables } from "./environment.ts";

const at = { url: "http://127.0.0.1:8787", certificate: "FILE.pem", token: "hf_sandbox_any" };

describe("the variables of a program", () => {
    const variables = programVariables(at);

    test("have the proxy for every scheme, in both spellings, and nobody is left out but this machine", () => {
        for (const name of ["HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY"]) {
            expect([variables[name], variables[name.toLowerCase()]]).toEqual([at.url, at.url]);
        }
        expect(variables["NO_PROXY"]).toBe("127.0.0.1,localhost,::1");
        expect(variables).toMatchObject(proxyVariables(at));
    });

    test.each([...["HF_TOKEN", "HUGGINGFACEHUB_API_TOKEN", "HUGGINGFACE_TOKEN", "HUGGING_FACE_HUB_TOKEN"]])(
        "have a token of the Hub's form in %s",
        (name) => expect(variables[name]).toBe(at.token),
    );

    test.each([
        ...[
            "REPLICATE_API_TOKEN",
            "CO_API_KEY",
            "FIREWORKS_API_KEY",
            "DEEPINFRA_TOKEN",
            "SCW_SECRET_KEY",
            "ZAI_API_KEY",
        ],
        ...["OVH_AI_ENDPOINTS_ACCESS_TOKEN", "OPENAI_API_KEY", "TOGETHER_API_KEY", "FAL_KEY", "FAL_AI_API_KEY"],
    ])("have a made-up key in %s, which is no token of the Hub", (name) => {
        expect(variables[name]).toMatch(/sandbox|^0{8}-/);
        expect(variables[name]).not.toMatch(/^hf_/);
    });

    test("keep what a program logs in with out of the user's own files", () => {
        const { HF_TOKEN_PATH } = programVariables({ ...at, certificate: "/cache/sandbox/8787.pem" });
        expect(HF_TOKEN_PATH).toBe("/cache/sandbox/hub/token");
    });

    test("have the form that SDKs check", () => {
        expect(variables["OPENAI_API_KEY"]).toMatch(/^sk-/);
        expect(variables["REPLICATE_API_TOKEN"]).toMatch(/^r8_/);
        expect(variables["FAL_KEY"]).toMatch(/^[\da-f-]{36}:\w+$/);
        expect(variables["ZHIPUAI_API_KEY"]?.split(".")).toHaveLength(2);
    });

    test("have the sandbox's own key everywhere, if it has one", () => {
        const key = "hf_sandbox_0123456789";
        const values = programVariables({ ...at, token: key });
        for (const name of providerIds.flatMap(keyVariablesOf)) expect(values[name]).toBe(key);
    });

    test("lead SDKs to the sandbox that use no proxy", () => {
        expect(variables["REPLICATE_BASE_URL"]).toBe("https://localhost:8787/api.replicate.com");
    });
});

describe("the environment of a program", () => {
    const real = "a-real-secret-0123456789";
    const of = (environment: Readonly<Record<string, string>>) => programEnvironment(environment, at);

    test.each(providerIds.flatMap(keyVariablesOf))("does not have the real value of %s", (name) => {
        const { variables, removed } = of({ [name]: real });
        expect(Object.values(variables)).not.toContain(real);
        expect(removed).toEqual([]);
    });

    test.each([
        ["AWS_SECRET_ACCESS_KEY", real],
        ["ANTHROPIC_API_KEY", real],
        ["GITHUB_TOKEN", "ghp_0123456789abcdefghijklmnopqrstuvwxyz"],
        ["OPENAI_ADMIN_KEY", real],
        ["DB_PASSWORD", "correct-horse"],
        ["npm_config_//registry.example/:_authToken", real],
        ["SETTINGS", '{"hub": "hf_0123456789abcdefghij"}'],
        ["DATABASE_URL", "postgres://u:s3@db.example/shop"],
        ["BROKER", "amqp://:%24ecret@localhost:5672/"],
    ])("does not have %s, which it says", (name, value) => {
        const { variables, removed } = of({ [name]: value, LANG: "C" });
        expect(removed).toEqual([name]);
        expect(variables[name]).toBeUndefined();
        expect(variables["LANG"]).toBe("C");
    });

    test.each([
        ["PATH", "/usr/bin:/bin"],
        ["MAX_TOKENS", "512"],
        ["GPG_KEY", "A035C8C19219BA821ECEA86B64E628F8D684696D"],
        ["TOKENIZERS_PARALLELISM", "false"],
        ["KEY", "C"],
        ["DATABASE_URL", "postgres://localhost:5432/shop"],
        ["DOCKER_HOST", "tcp://127.0.0.1:2375"],
    ])("has %s", (name, value) =>
        expect(of({ [name]: value })).toMatchObject({ variables: { [name]: value }, removed: [] }),
    );

    test.each([
        ["SSH_AUTH_SOCK", "/tmp/ssh-1/agent.2"],
        ["DOCKER_HOST", "unix:///run/docker.sock"],
        ["DBUS_SESSION_BUS_ADDRESS", "unix:path=/run/user/1000/bus"],
    ])("does not have %s, which leads out by a socket", (name, value) =>
        expect(of({ [name]: value }).variables).not.toHaveProperty(name),
    );

    test("has no password file", () => {
        expect(of({ NETRC: "/home/me/.netrc" }).variables["NETRC"]).toBe("/dev/null");
    });
});
