/** Downloads of results: a provider must not make the caller's machine fetch from its own services. */
import { describe, expect, test } from "vitest";
import { loopback } from "../../test/loopback.ts";
import { InferenceClient, type Options, ProviderOutputError, textToImage } from "../index.ts";

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
