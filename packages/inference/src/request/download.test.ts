/** Downloads of results: a provider must not make the caller's machine fetch from its own services. */

import { BlockList } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../verify/testing/property-runs.ts";
import { loopback } from "../../test/loopback.ts";
import { InferenceClient, type Options, ProviderOutputError, textToImage } from "../index.ts";
import { resultAddress } from "./result-address.ts";

const secret = "the key of this machine's own service";

/** A service on loopback that is none of the provider's business. */
const ownService = () => loopback((response) => response.end(secret));

const publicUrl = "https://cdn.example/a.png";

/** A fetch in which a provider names a URL as its result. What is not in `files` is fetched over the network. */
const fetchOf =
    (url: string, files: Readonly<Record<string, () => Response>> = {}): typeof fetch =>
    async (input, init) => {
        const address = String(input);
        if (address.startsWith("https://router.huggingface.co/")) return Response.json({ output: [url] });
        const response = files[address]?.() ?? (await fetch(input, init));
        const location = response.headers.get("location");
        return location === null || init?.redirect === "manual"
            ? response
            : await fetchOf(url, files)(new URL(location, address), init);
    };

const redirectTo = (location: string) => () =>
    new Response("moved", { status: 302, headers: { location, "Content-Type": "text/plain" } });

const paint = (options: Options, endpointUrl?: string) =>
    textToImage({ model: "owner/name", inputs: "A boat", endpointUrl }, { tries: 1, ...options });

const errorOf = async (result: Promise<unknown>): Promise<Error> => {
    const error = await result.catch((reason: unknown) => reason);
    if (!(error instanceof Error)) throw new Error("There should be an error.");
    return error;
};

describe("a service of this machine is not fetched, and not quoted,", () => {
    test("when a result is there", async () => {
        const { url, received } = await ownService();
        const error = await errorOf(paint({ fetch: fetchOf(`${url}/a`) }));
        expect(error).toBeInstanceOf(ProviderOutputError);
        expect(error.message).toContain(`hf-inference gave a result at ${url}`);
        expect(error.message).not.toContain(secret);
        expect(received).toEqual([]);
    });

    test("when a result is redirected there, at once or over other hosts", async () => {
        const { url, received } = await ownService();
        const files = {
            [publicUrl]: redirectTo("/b.png"),
            "https://cdn.example/b.png": redirectTo("https://other.example/c.png"),
            "https://other.example/c.png": redirectTo(`${url}/a`),
        };
        const error = await errorOf(paint({ fetch: fetchOf(publicUrl, files) }));
        expect(error).toBeInstanceOf(ProviderOutputError);
        expect(error.message).not.toContain(secret);
        expect(received).toEqual([]);
    });

    test.each(["data:image/png,a", "https://", "https://user:password@cdn.example/b.png", "http://cdn.example/b.png"])(
        "as nothing is when a result is redirected to %s",
        async (location) => {
            const error = await errorOf(paint({ fetch: fetchOf(publicUrl, { [publicUrl]: redirectTo(location) }) }));
            expect(error).toBeInstanceOf(ProviderOutputError);
            expect(error.message).not.toContain("password");
        },
    );

    test("in a browser, which follows redirects itself: what it brings back is not read", async () => {
        let isRead = false;
        const body = () =>
            new ReadableStream(
                {
                    pull: (controller) => {
                        isRead = true;
                        controller.enqueue(new TextEncoder().encode(secret));
                        controller.close();
                    },
                },
                { highWaterMark: 0 },
            );
        const browser: typeof fetch = async (input, init) => {
            if (String(input) !== publicUrl) return await fetchOf(publicUrl)(input, init);
            if (init?.redirect === "manual")
                return Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" });
            return Object.defineProperty(new Response(body()), "url", { value: "http://192.168.1.1/admin" });
        };
        const error = await errorOf(paint({ fetch: browser }));
        expect(error).toBeInstanceOf(ProviderOutputError);
        expect(error.message).not.toContain(secret);
        expect(isRead).toBe(false);
    });
});

test("a result is followed through redirects between public hosts, but not without an end", async () => {
    const files = {
        [publicUrl]: redirectTo("//other.example/b.png"),
        "https://other.example/b.png": () => new Response("image", { headers: { "Content-Type": "image/png" } }),
    };
    const image = await paint({ fetch: fetchOf(publicUrl, files) });
    expect(await image.text()).toBe("image");
    let redirects = 0;
    const circle = () => {
        redirects += 1;
        return redirectTo(publicUrl)();
    };
    await expect(paint({ fetch: fetchOf(publicUrl, { [publicUrl]: circle }) })).rejects.toMatchObject({ status: 302 });
    expect(redirects).toBe(21);
});

test("a server of one's own may give results at its own address", async () => {
    const { url } = await loopback((response, { path }) =>
        path === "/a.png"
            ? response.writeHead(200, { "Content-Type": "image/png" }).end("image")
            : response
                  .writeHead(200, { "Content-Type": "application/json" })
                  .end(JSON.stringify({ output: [`${url}/a.png`] })),
    );
    const image = await new InferenceClient("token").endpoint(url).textToImage({ inputs: "A boat" });
    expect(await image.text()).toBe("image");
});

const isDownloaded = (url: string, endpointUrl?: string): boolean => {
    try {
        resultAddress(url, undefined, endpointUrl, { provider: "together" });
        return true;
    } catch (error) {
        expect(error).toBeInstanceOf(ProviderOutputError);
        return false;
    }
};

/** The special ranges of RFC 6890, and multicast. */
const special = new BlockList();
for (const range of [
    ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
    ...["192.0.0.0/24", "192.168.0.0/16", "198.18.0.0/15", "224.0.0.0/4", "240.0.0.0/4"],
]) {
    const [network = "", prefix] = range.split("/");
    special.addSubnet(network, Number(prefix));
}

const octet = fc.nat(255);
/** IPv4 addresses, mostly from near the special ranges. */
const ipv4 = fc.tuple(
    fc.oneof(octet, fc.constantFrom(0, 9, 10, 11, 100, 126, 127, 128, 169, 172, 192, 198, 223, 224, 239, 240, 255)),
    fc.oneof(octet, fc.constantFrom(0, 15, 16, 17, 18, 19, 20, 31, 32, 63, 64, 127, 128, 168, 254)),
    fc.oneof(octet, fc.constantFrom(0, 1)),
    octet,
);
type Octets = readonly [number, number, number, number];

const numberOf = (octets: Octets): number => octets.reduce((sum, octet) => sum * 256 + octet, 0);
const hexadecimal = (octet: number): string => `0x${octet.toString(16)}`;
const octal = (octet: number): string => `0${octet.toString(8)}`;

/** The ways to write an IPv4 address that a URL takes. */
const spellings: readonly (readonly [name: string, write: (octets: Octets) => string])[] = [
    ["dotted", (octets) => octets.join(".")],
    ["with a dot at the end", (octets) => `${octets.join(".")}.`],
    ["as one number", (octets) => String(numberOf(octets))],
    ["as one hexadecimal number", (octets) => hexadecimal(numberOf(octets))],
    ["in hexadecimal octets", (octets) => octets.map(hexadecimal).join(".")],
    ["in octal octets", (octets) => octets.map(octal).join(".")],
    ["in two parts", ([first, ...rest]) => `${first}.${numberOf([0, ...rest])}`],
    [
        "in full-width digits",
        (octets) => octets.join("。").replace(/\d/g, (digit) => "０１２３４５６７８９"[Number(digit)] ?? ""),
    ],
    ["with escapes", (octets) => octets.join("%2e")],
];

describe("a result is downloaded from an IPv4 address only if it is public,", () => {
    test.each(spellings)("%s", (_, write) =>
        fc.assert(
            fc.property(ipv4, (octets) => {
                expect(isDownloaded(`https://${write(octets)}/a`)).toBe(!special.check(octets.join(".")));
            }),
            { numRuns: propertyRuns(500) },
        ),
    );

    test("however an IPv6 address holds it", () =>
        fc.assert(
            fc.property(
                ipv4,
                fc.constantFrom("::", "::ffff:", "::ffff:0:", "64:ff9b::", "64:ff9b:1::"),
                (octets, before) => {
                    expect(isDownloaded(`https://[${before}${octets.join(".")}]/a`)).toBe(false);
                    const [high, low] = [octets.slice(0, 2), octets.slice(2)].map((pair) =>
                        pair.map((octet) => octet.toString(16).padStart(2, "0")).join(""),
                    );
                    expect(isDownloaded(`https://[2002:${high}:${low}::1]/a`)).toBe(false);
                    expect(isDownloaded(`https://[2001:0:${high}:${low}::1]/a`)).toBe(false);
                },
            ),
        ));
});

describe("a result is not downloaded", () => {
    test.each([
        ...["https://[::1]", "https://[::]", "https://[0:0:0:0:0:0:0:1]", "https://[fc00::1]", "https://[fdff:1::2]"],
        ...["https://[fe80::1]", "https://[febf::1]", "https://[fec0::1]", "https://[ff02::1]", "https://[2001::1]"],
    ])("from the IPv6 address of %s", (origin) => expect(isDownloaded(`${origin}/a`)).toBe(false));

    test.each([
        ...[
            "localhost",
            "LOCALHOST",
            "localhost.",
            "localhost..",
            "127.0.0.1..",
            "a.localhost",
            "a.localhost.",
            "printer.local",
        ],
        ...["metadata.google.internal", "router.lan", "nas.home.arpa", "vault.default.svc", "db.svc.cluster.local"],
        ...["intranet", "intranet.", "metadata", "ｌｏｃａｌｈｏｓｔ", "local%68ost"],
    ])("from %s, which is a name of this machine or network", (host) =>
        expect(isDownloaded(`https://${host}/a`)).toBe(false),
    );

    test.each([
        ...[
            "http://cdn.example/a",
            "ftp://cdn.example/a",
            "file:///etc/passwd",
            "data:,a",
            "blob:https://cdn.example/1",
        ],
        ...[
            "https://user:password@cdn.example/a",
            "https://user@cdn.example/a",
            "//cdn.example/a",
            "/a",
            "",
            "https://",
        ],
    ])("from %s", (url) => expect(isDownloaded(url)).toBe(false));
});

describe("a result is downloaded from", () => {
    test.each([
        ...["https://cdn.example/a", "https://cdn.example./a", "https://cdn.example:8443/a?at=http://localhost/"],
        ...["https://8.8.8.8/a", "https://[2606:4700::1111]/a", "https://10.example/a", "https://localhost.example/a"],
        ...["https://my-local.example/a", "https://xn--11b4d3a.example/a"],
    ])("the public address %s", (url) => expect(isDownloaded(url)).toBe(true));

    test.each([
        ["http://127.0.0.1:8000/v1", "http://127.0.0.1:8000/files/a"],
        ["http://localhost:8000", "http://192.168.1.7/a"],
        ["http://gpu:8000", "https://cdn.example/a"],
        ["http://models.example/v1", "http://models.example/files/a"],
    ])("what a call to %s may name: %s", (endpointUrl, url) => expect(isDownloaded(url, endpointUrl)).toBe(true));

    test.each([
        ["http://models.example/v1", "http://models.example:8080/files/a"],
        ["https://models.example/v1", "http://localhost/a"],
        ["http://localhost:8000", "file:///etc/passwd"],
        ["http://localhost:8000", "http://user:password@localhost:8000/a"],
    ])("nothing else: a call to %s, and %s", (endpointUrl, url) => expect(isDownloaded(url, endpointUrl)).toBe(false));
});

test("a host of many dots takes no long search", () => {
    expect(isDownloaded(`https://${"a.".repeat(100_000)}${".".repeat(100_000)}example/a`)).toBe(true);
});
