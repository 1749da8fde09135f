/** Who may see the journal: whoever sits at this machine, and no page of another origin that is open there. */
import type { IncomingMessage } from "node:http";

/** Where the journal is. */
export const journalPath = "/__sandbox";

/** Whether a request is for the journal. In a tunnel to another host this path is that host's. */
export const isForJournal = ({ url = "", socket }: IncomingMessage): boolean =>
    !("encrypted" in socket) && (url === journalPath || /^\/__sandbox[/?]/.test(url));

/** Why somebody may not see the journal; undefined where they may. */
export function whyNot({ headers, socket, method }: IncomingMessage): string | undefined {
    if (!/^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "")) {
        return "The journal is shown only to programs of the machine that the sandbox runs on.";
    }
    const { host = "", origin } = headers;
    // A name that somebody else gives to this machine would make their page one of the sandbox's own.
    if (!/^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(host)) {
        return "The journal is shown only at 127.0.0.1, localhost or [::1].";
    }
    const site = headers["sec-fetch-site"];
    const isForeign = origin !== undefined ? origin !== `http://${host}` : site !== undefined && site !== "same-origin";
    // An address that somebody typed comes from no site.
    if (isForeign && !(origin === undefined && site === "none")) {
        return "The journal is not for pages of other origins.";
    }
    if (method === "POST" && !/^application\/json\b/i.test(headers["content-type"] ?? "")) {
        return "The journal takes application/json.";
    }
    return undefined;
}
