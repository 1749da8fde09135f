import { type Language, words } from "./words.ts";

/** What the server answers: see `Answer` in server.py. */
export type Answer = {
    readonly question: string;
    readonly note: string | null;
    readonly answer: string;
    readonly sound: string | null;
    readonly trouble: string | null;
};

/** Trouble that has a sentence for whoever asked. */
export class Trouble extends Error {}

// region ask
/** Sends the recording of a question to our own server. @throws Trouble with a sentence for the reader */
export async function ask(question: Blob, language: Language): Promise<Answer> {
    const headers = { "content-type": question.type, "accept-language": language };
    const response = await fetchHere("/ask", language, { method: "POST", headers, body: question });
    return await response.json();
}
// endregion

/** A question that the server speaks. @throws Trouble with a sentence for the reader */
export async function example(language: Language): Promise<Blob> {
    const response = await fetchHere("/example", language, { headers: { "accept-language": language } });
    return await response.blob();
}

async function fetchHere(path: string, language: Language, init: RequestInit): Promise<Response> {
    const response = await fetch(path, init).catch(() => undefined);
    if (response?.ok) return response;
    // What stands in between may answer in a form of its own.
    const said: unknown = await response?.json().catch(() => undefined);
    const detail = typeof said === "object" && said !== null && "detail" in said ? said.detail : undefined;
    throw new Trouble(typeof detail === "string" ? detail : words[language].noServer);
}
