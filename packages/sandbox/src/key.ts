/** The access key of a sandbox that other machines can reach. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { keyHeader, keyPrefix } from "./sandbox-headers.ts";

/** Creates a random key. */
export const createKey = (): string => keyPrefix + randomBytes(20).toString("hex");

/** Whether a request has the key, in the key header or as its token. Compares in constant time. */
export function showsKey(headers: IncomingHttpHeaders, key: string): boolean {
    const [, token = ""] = /^(?:bearer|key|token) +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
    const own = headers[keyHeader];
    return [token, typeof own === "string" ? own : ""].map((candidate) => isEqual(candidate, key)).includes(true);
}

/** Compares digests: `timingSafeEqual` needs inputs of equal length. */
const isEqual = (candidate: string, key: string): boolean => timingSafeEqual(digest(candidate), digest(key));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
