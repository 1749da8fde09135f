/** The key of a sandbox that others than this machine can reach. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { keyHeader, keyPrefix } from "./own-headers.ts";

/** A key that nobody can guess. */
export const createKey = (): string => keyPrefix + randomBytes(20).toString("hex");

/** Whether a request shows the key: in its own header, or as its token. How long it takes does not tell how much was right. */
export function showsKey(headers: IncomingHttpHeaders, key: string): boolean {
    const [, token = ""] = /^(?:bearer|key|token) +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
    const own = headers[keyHeader];
    return [token, typeof own === "string" ? own : ""].map((given) => isEqual(given, key)).includes(true);
}

/** Of texts of any length: their digests are equally long. */
const isEqual = (given: string, key: string): boolean => timingSafeEqual(digest(given), digest(key));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
