/** Measures the events per second that each client, and JSON.parse alone, reads from a stream in chunks of one size. */
import { chatClients, textIn } from "../chat-clients.ts";
import { eventTexts, fetchOfPieces, textOf } from "../event-stream.ts";
import { alternate, threadTime, time } from "../rounds.ts";
import type { Samples } from "../row.ts";

/**
 * @param stream.count the number of events
 * @param stream.bytes the size of a chunk
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
    const fetchPieces = fetchOfPieces(texts, bytes);
    const { ours, limit, experiment, ...peers } = await alternate(
        {
            ...Object.fromEntries(contenders),
            experiment: perSecond(async (take) => {
                for await (const event of uncheckedEvents(await fetchPieces("http://127.0.0.1/"))) take(event);
            }),
            limit: perSecond((take) => {
                for (const text of texts) take(JSON.parse(text).choices[0].delta.content);
            }),
        },
        { rounds: 15, warmUp: 3 },
    );
    if (!ours || !limit || !experiment) throw new Error("Ours, the limit or the experiment was not measured.");
    return { ours, peers, limit, experiment };
}

/** A minimal stream reader for a loop that awaits each event: without timers, limits, checks or error messages. */
function uncheckedEvents({ body }: Response): AsyncIterable<string> {
    const reader = body?.getReader();
    const decoder = new TextDecoder();
    let ready: string[] = [];
    let place = 0;
    let begun = "";
    const read = async (): Promise<IteratorResult<string>> => {
        ready = [];
        place = 0;
        while (ready.length === 0) {
            const piece = await reader?.read();
            if (!piece?.value) return { value: undefined, done: true };
            const text = decoder.decode(piece.value, { stream: true });
            let start = 0;
            for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", start)) {
                const line = begun + text.slice(start, end);
                begun = "";
                start = end + 1;
                if (line.startsWith("data: {")) ready.push(textIn(JSON.parse(line.slice(6))));
            }
            begun += text.slice(start);
        }
        return { value: ready[place++] ?? "", done: false };
    };
    const next = () => {
        const value = ready[place];
        if (value === undefined) return read();
        place += 1;
        return Promise.resolve({ value, done: false });
    };
    return { [Symbol.asyncIterator]: () => ({ next }) };
}
