/** Measures the heap after the first tenth and after the last tenth of many calls or stream events. */
import { chatClients } from "../chat-clients.ts";

type Work = { readonly who: string; readonly url: string } & ({ readonly calls: number } | { readonly events: number });

export default async function holdMemory(work: Work): Promise<{ first: number; last: number }> {
    const { [work.who]: client } = await chatClients({ url: work.url });
    if (!client) throw new Error(`There is no client ${work.who}.`);
    const heaps: number[] = [];
    const note = () => {
        globalThis.gc?.();
        heaps.push(process.memoryUsage().heapUsed);
    };
    if ("calls" in work) {
        for (let call = 1; call <= work.calls; call += 1) {
            await client.chat();
            if (call % (work.calls / 10) === 0) note();
        }
    } else {
        let event = 0;
        await client.stream(() => {
            event += 1;
            if (event % (work.events / 10) === 0) note();
        });
    }
    const [first, last] = [heaps[0], heaps.at(-1)];
    if (first === undefined || last === undefined || heaps.length !== 10)
        throw new Error(`${heaps.length} tenths came.`);
    return { first, last };
}
