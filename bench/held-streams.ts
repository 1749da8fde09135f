/** Holds many streams of a server in another process open at once. */
import { Agent, type ClientRequest, type OutgoingHttpHeaders, request } from "node:http";

export type HeldStreams = {
    /** The number of open streams that have received data since the last call. */
    readonly moved: () => number;
    readonly close: () => void;
};

type Stream = { received: number; counted: number; over: boolean; readonly request: ClientRequest };

/** Opens streams, and waits until each has received data. @throws Error if one cannot be opened */
export async function holdStreams(
    count: number,
    url: string,
    headers: OutgoingHttpHeaders,
    body: string,
): Promise<HeldStreams> {
    const agent = new Agent({ maxSockets: count });
    const streams = await Promise.all(Array.from({ length: count }, () => open(url, headers, body, agent)));
    return {
        moved: () =>
            streams.filter((stream) => {
                const hasMoved = !stream.over && stream.received > stream.counted;
                stream.counted = stream.received;
                return hasMoved;
            }).length,
        close: () => {
            for (const { request } of streams) request.destroy();
            agent.destroy();
        },
    };
}

const open = (url: string, headers: OutgoingHttpHeaders, body: string, agent: Agent): Promise<Stream> =>
    new Promise((resolve, reject) => {
        const sentRequest = request(url, { method: "POST", agent, headers }, (response) => {
            if (response.statusCode !== 200) reject(new Error(`The server responded with ${response.statusCode}.`));
            const end = () => {
                stream.over = true;
            };
            response
                .on("data", (piece: Uint8Array) => {
                    stream.received += piece.length;
                    resolve(stream);
                })
                .on("end", end)
                .on("error", end);
        });
        const stream: Stream = { received: 0, counted: 0, over: false, request: sentRequest };
        sentRequest.on("error", reject).end(body);
    });
