/** How many events a second each client reads from a stream in pieces of one size, and how many JSON.parse. */
import { chatClients } from "../chat-clients.ts";
import { eventTexts, fetchOfPieces, textOf } from "../event-stream.ts";
import { alternate, threadTime, time } from "../rounds.ts";
import type { Samples } from "../row.ts";

/**
 * @param stream.count how many events
 * @param stream.bytes of each piece
 */
export default async function readEvents(stream: { readonly count: number; readonly bytes: number }): Promise<Samples> {
    const { count, bytes } = stream;
    const texts = eventTexts(count);
    const expected = texts.reduce((length, _, index) => length + textOf(index).length, 0);
    const clients = await chatClients({ url: "http://127.0.0.1/v1", fetch: fetchOfPieces(texts, bytes) });
    const perSecond = (read: (take: (text: string) => void) => unknown) => async () => {
        let length = 0;
        const add = (text: string) => {
            length += text.length;
        };
        const milliseconds = await time(() => read(add), threadTime);
        if (length !== expected) throw new Error(`${length} of ${expected} letters came.`);
        return (count / milliseconds) * 1000;
    };
    const contenders = Object.entries(clients).map(([name, client]) => [name, perSecond(client.stream)] as const);
    const { ours, limit, ...peers } = await alternate(
        {
            ...Object.fromEntries(contenders),
            limit: perSecond((take) => {
                for (const text of texts) take(JSON.parse(text).choices[0].delta.content);
            }),
        },
        { rounds: 15, warmUp: 3 },
    );
    if (!ours || !limit) throw new Error("Ours or the limit was not measured.");
    return { ours, peers, limit };
}
