/**
 * The certificate authority of one sandbox, created at its start. Name constraints limit it to the hosts that the
 * sandbox stands in for. Its private key signs a single certificate and is not kept.
 */
import { Integer, OctetString, Utf8String } from "asn1js";
import {
    AttributeTypeAndValue,
    AuthorityKeyIdentifier,
    BasicConstraints,
    Certificate,
    Extension,
    ExtKeyUsage,
    GeneralName,
    GeneralNames,
    GeneralSubtree,
    NameConstraints,
    RelativeDistinguishedNames,
    Time,
} from "pkijs";

/** The server's certificate and key, and the authority that clients must trust, all as PEM. */
export type Identity = {
    /** The authority's certificate, which is public. */
    readonly authority: string;
    /** The server certificate for all hosts. */
    readonly certificate: string;
    /** The private key of the server certificate. */
    readonly key: string;
};

const authorityName = "Callsheet sandbox: authority of this run";
const day = 24 * 60 * 60 * 1000;
const elliptic = { name: "ECDSA", namedCurve: "P-256" } as const;

/** Creates an authority and one certificate, signed by it, for all hosts. */
export async function createIdentity(hosts: readonly string[]): Promise<Identity> {
    const [root, leaf] = await Promise.all([keyPair(), keyPair()]);
    const [rootId, leafId] = await Promise.all([keyId(root.publicKey), keyId(leaf.publicKey)]);
    const authority = await signed(root.publicKey, root.privateKey, authorityName, [
        extension("2.5.29.19", true, new BasicConstraints({ cA: true, pathLenConstraint: 0 })),
        keyUsage(0x04, 2), // keyCertSign
        extension("2.5.29.30", true, onlyFor(hosts)),
        extension("2.5.29.14", false, rootId),
    ]);
    const certificate = await signed(leaf.publicKey, root.privateKey, "Callsheet sandbox", [
        extension("2.5.29.19", true, new BasicConstraints({ cA: false })),
        keyUsage(0x80, 7), // digitalSignature
        extension("2.5.29.37", false, new ExtKeyUsage({ keyPurposes: ["1.3.6.1.5.5.7.3.1"] })),
        extension("2.5.29.17", false, new GeneralNames({ names: hosts.map(dnsName) })),
        extension("2.5.29.14", false, leafId),
        extension("2.5.29.35", false, new AuthorityKeyIdentifier({ keyIdentifier: rootId })),
    ]);
    const key = await crypto.subtle.exportKey("pkcs8", leaf.privateKey);
    return {
        authority: pem("CERTIFICATE", authority),
        certificate: pem("CERTIFICATE", certificate),
        key: pem("PRIVATE KEY", key),
    };
}

const keyPair = () => crypto.subtle.generateKey(elliptic, true, ["sign", "verify"]);

async function keyId(key: CryptoKey): Promise<OctetString> {
    const raw = await crypto.subtle.exportKey("raw", key);
    return new OctetString({ valueHex: await crypto.subtle.digest("SHA-1", raw) });
}

/** A certificate for a public key, issued by the authority. */
async function signed(
    publicKey: CryptoKey,
    signer: CryptoKey,
    subject: string,
    extensions: Extension[],
): Promise<ArrayBuffer> {
    const certificate = new Certificate({
        version: 2,
        serialNumber: new Integer({ valueHex: serialNumber() }),
        issuer: distinguishedName(authorityName),
        subject: distinguishedName(subject),
        // One day of tolerance for clock skew; no sandbox runs for a year.
        notBefore: new Time({ value: new Date(Date.now() - day) }),
        notAfter: new Time({ value: new Date(Date.now() + 365 * day) }),
        extensions,
    });
    await certificate.subjectPublicKeyInfo.importKey(publicKey);
    await certificate.sign(signer, "SHA-256");
    return certificate.toSchema(true).toBER();
}

/** A random positive number. */
function serialNumber(): ArrayBuffer {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[0] = 0x40 | ((bytes[0] ?? 0) & 0x3f);
    return bytes.buffer;
}

const distinguishedName = (commonName: string): RelativeDistinguishedNames =>
    new RelativeDistinguishedNames({
        typesAndValues: [new AttributeTypeAndValue({ type: "2.5.4.3", value: new Utf8String({ value: commonName }) })],
    });

const dnsName = (host: string): GeneralName => new GeneralName({ type: 2, value: host });

/** Permits the hosts and their subdomains, and no IP addresses. */
function onlyFor(hosts: readonly string[]): NameConstraints {
    const below = (base: GeneralName) => new GeneralSubtree({ base });
    const anyAddress = [8, 32].map((size) => new GeneralName({ type: 7, value: octets(size) }));
    return new NameConstraints({
        permittedSubtrees: hosts.map(dnsName).map(below),
        excludedSubtrees: anyAddress.map(below),
    });
}

const octets = (size: number) => new OctetString({ valueHex: new ArrayBuffer(size) });

/** @param unused number of unused bits at the end of the byte */
const keyUsage = (bits: number, unused: number): Extension =>
    raw("2.5.29.15", true, Uint8Array.of(0x03, 0x02, unused, bits).buffer);

type Encodable = { toSchema(): { toBER(): ArrayBuffer } } | OctetString;

const extension = (id: string, critical: boolean, value: Encodable): Extension =>
    raw(id, critical, value instanceof OctetString ? value.toBER() : value.toSchema().toBER());

const raw = (extnID: string, critical: boolean, extnValue: ArrayBuffer): Extension =>
    new Extension({ extnID, critical, extnValue });

function pem(label: string, bytes: ArrayBuffer): string {
    const lines =
        Buffer.from(bytes)
            .toString("base64")
            .match(/.{1,64}/g) ?? [];
    return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ""].join("\n");
}
