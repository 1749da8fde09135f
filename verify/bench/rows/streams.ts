import { chatClients, eventTexts, fetchOfPieces, textOf } from "../chat-clients.ts";
import { type Group, peer, type Samples } from "../group.ts";
import { alternate, threadTime } from "../rounds.ts";

const count = 10_000;
const sizes = [
    { bytes: 200, bound: 1 },
    { bytes: 1500, bound: 1.5 },
];

export const streams: Group = {
    id: "streams",
    title: "Events of a streamed chat",
    about:
        `Each client reads the same ${count} events, cut into pieces wherever that may be, from a response made in the same ` +
        "process: no network is measured, and only the thread's own time. What has to be done in any case is to parse the JSON.",
    rows: sizes.map(({ bytes, bound }) => ({
        id: `streams.${bytes}`,
        title: `events of a stream, in pieces of ${bytes} bytes`,
        unit: "events/s",
        better: "higher",
        goal: { against: peer, bound },
    })),
    async measure() {
        const results: Record<string, Samples> = {};
        for (const { bytes } of sizes) results[`streams.${bytes}`] = await readEvents(bytes);
        return results;
    },
};

/** The events per second that each client, and JSON.parse alone, reads from a stream in pieces of one size. */
async function readEvents(bytes: number): Promise<Samples> {
    const texts = eventTexts(count);
    const expected = texts.reduce((length, _, index) => length + textOf(index).length, 0);
    const perSecond = (read: (take: (text: string) => void) => unknown) => async () => {
        let length = 0;
        const began = threadTime();
        await read((text) => {
            length += text.length;
        });
        if (length !== expected) throw new Error(`${length} of ${expected} letters came.`);
        return (count / (threadTime() - began)) * 1000;
    };
    const clients = Object.entries(chatClients("http://127.0.0.1/v1", fetchOfPieces(texts, bytes)));
    const { ours = [], ...others } = await alternate(
        {
            ...Object.fromEntries(clients.map(([name, { stream }]) => [name, perSecond(stream)])),
            "JSON.parse alone": perSecond((take) => {
                for (const text of texts) take(JSON.parse(text).choices[0].delta.content);
            }),
        },
        { rounds: 15, warmUp: 3 },
    );
    return { ours, others };
}
