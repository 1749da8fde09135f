/** The certificate authority of one run, which its programs are told to trust. */
import { writeFileSync } from "node:fs";
import { generateCACertificate } from "mockttp";

export type Authority = {
    readonly key: string;
    readonly cert: string;
    /** Where its certificate lies. */
    readonly path: string;
};

/** Makes an authority that ends with the run: its key is never written down. */
export async function createAuthority(path: string): Promise<Authority> {
    const authority = await generateCACertificate({ subject: { commonName: "Proof of Callsheet" } });
    writeFileSync(path, authority.cert);
    return { ...authority, path };
}

/** What makes a program send everything through a proxy, and believe its certificates; no host is left out. */
export function proxyEnvironment({ path }: Authority, port: number): Readonly<Record<string, string>> {
    const proxy = `http://127.0.0.1:${port}`;
    return {
        HTTPS_PROXY: proxy,
        https_proxy: proxy,
        HTTP_PROXY: proxy,
        http_proxy: proxy,
        NODE_USE_ENV_PROXY: "1",
        NODE_EXTRA_CA_CERTS: path,
        REQUESTS_CA_BUNDLE: path,
        SSL_CERT_FILE: path,
        CURL_CA_BUNDLE: path,
    };
}
