/** Access control of the journal: only for this machine, and not for pages of other origins. */
import type { IncomingMessage } from "node:http";

/** The path of the journal. */
export const journalPath = "/__sandbox";

/** Whether a request is for the journal. Inside a tunnel, the path belongs to the tunnel's host. */
export const isJournalRequest = ({ url = "", socket }: IncomingMessage): boolean =>
    !("encrypted" in socket) && (url === journalPath || /^\/__sandbox[/?]/.test(url));

/** Why a request may not access the journal; undefined if it may. */
export function accessError({ headers, socket, method }: IncomingMessage): string | undefined {
    if (!/^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "")) {
        return "The journal is shown only to programs of the machine that the sandbox runs on.";
    }
    const { host = "", origin } = headers;
    // DNS rebinding: a foreign name for this machine would make a foreign page same-origin.
    if (!/^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(host)) {
        return "The journal is shown only at 127.0.0.1, localhost or [::1].";
    }
    const site = headers["sec-fetch-site"];
    const isForeign = origin !== undefined ? origin !== `http://${host}` : site !== undefined && site !== "same-origin";
    // A URL that the user typed has no origin.
    if (isForeign && !(origin === undefined && site === "none")) {
        return "The journal is not for pages of other origins.";
    }
    if (method === "POST" && !/^application\/json\b/i.test(headers["content-type"] ?? "")) {
        return "The journal takes application/json.";
    }
    return undefined;
}
