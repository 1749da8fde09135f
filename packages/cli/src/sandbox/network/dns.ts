/** Answers every question of DNS with "there is no such name": the hosts that are there stand in a file. */

/** A question as it is asked: its name, and the response. Undefined for anything that is no question. */
export function noSuchNameResponse(query: Buffer): { readonly name: string; readonly response: Buffer } | undefined {
    const labels: string[] = [];
    let at = headerLength;
    for (;;) {
        const length = query[at];
        if (length === undefined || length > 63 || at + length >= query.length) return undefined;
        if (length === 0) break;
        labels.push(query.toString("latin1", at + 1, at + 1 + length));
        at += 1 + length;
    }
    // The name's end, and the type and the class of the question.
    const response = Buffer.from(query.subarray(0, at + 5));
    response.writeUInt16BE(noSuchName, 2);
    // One question, and no records of any kind.
    response.writeUInt16BE(1, 4);
    response.fill(0, 6, headerLength);
    return { name: labels.join("."), response };
}

const headerLength = 12;

/** The flags of a response: recursion is available, and the name does not exist. */
const noSuchName = 0x8183;
