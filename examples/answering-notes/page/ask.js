import { words } from "./words.js";

/** Trouble that has a sentence for whoever asked. */
export class Trouble extends Error {}

// region ask
/** Sends the recording of a question to our own server. @throws Trouble with a sentence for the reader */
export async function ask(question, language) {
    const headers = { "content-type": question.type, "accept-language": language };
    const response = await fetchHere("/ask", language, { method: "POST", headers, body: question });
    return await response.json();
}
// endregion

/** A question that the server speaks. @throws Trouble with a sentence for the reader */
export async function example(language) {
    const response = await fetchHere("/example", language, { headers: { "accept-language": language } });
    return await response.blob();
}

async function fetchHere(path, language, init) {
    const response = await fetch(path, init).catch(() => undefined);
    if (response?.ok) return response;
    // What stands in between may answer in a form of its own.
    const said = await response?.json().catch(() => undefined);
    throw new Trouble(typeof said?.detail === "string" ? said.detail : words[language].noServer);
}
