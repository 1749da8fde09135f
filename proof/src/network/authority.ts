/** The certificate authority of one run, which its programs trust. */
import { writeFileSync } from "node:fs";
import { generateCACertificate } from "mockttp";
import { proxyVariables } from "../environment.ts";

export type Authority = {
    readonly key: string;
    readonly cert: string;
    /** The path of its certificate. */
    readonly path: string;
};

/** Creates an authority for one run. Its key is never written to disk. */
export async function createAuthority(path: string): Promise<Authority> {
    const authority = await generateCACertificate({ subject: { commonName: "Proof of Callsheet" } });
    writeFileSync(path, authority.cert);
    return { ...authority, path };
}

/** Environment variables that route all of a program's requests through a proxy and make it trust its certificates. */
export function proxyEnvironment({ path }: Authority, port: number): Readonly<Record<string, string>> {
    return {
        ...proxyVariables(`http://127.0.0.1:${port}`),
        NODE_USE_ENV_PROXY: "1",
        NODE_EXTRA_CA_CERTS: path,
        REQUESTS_CA_BUNDLE: path,
        SSL_CERT_FILE: path,
        CURL_CA_BUNDLE: path,
    };
}
