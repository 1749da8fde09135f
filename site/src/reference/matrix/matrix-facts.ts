/** Facts of the matrix for its page: the leaves in its requests, its counts, and a line of it as an example. */
import { base64, dataUrl, file, secret, type WireBody, wireToJson } from "@callsheet/inference/wire";
import { type MatrixEntry, matrix } from "@callsheet/snippets";

const cats = file("cats.jpg", "image/jpeg");

/** The headers and body of a request, as the matrix writes them. */
function requestJson(body: WireBody): { readonly headers: Fields; readonly body: Fields } {
    const headers = { Authorization: ["Bearer ", secret("HF_TOKEN")] };
    const request = wireToJson({ method: "POST", url: "https://router.huggingface.co", headers, body });
    return { headers: Object(request.headers), body: Object(request.body) };
}

type Fields = Readonly<Record<string, unknown>>;

/** The JSON of each kind of leaf. */
export function leaves() {
    const bytes = requestJson({ format: "binary", value: cats });
    const texts = requestJson({ format: "json", value: { base64: base64(cats), dataUrl: dataUrl(cats, cats.type) } });
    const inJson: Fields = Object(texts.body["value"]);
    return [
        { name: "secret", text: JSON.stringify(bytes.headers["Authorization"]) },
        { name: "file", text: JSON.stringify(bytes.body["value"]) },
        { name: "base64", text: JSON.stringify(inJson["base64"]) },
        { name: "dataUrl", text: JSON.stringify(inJson["dataUrl"]) },
    ] as const;
}

/** The number of lines in the matrix by client, such as `js/fetch`: a library may exist in two languages. */
export type Counts = ReadonlyMap<string, number>;

let known: Counts | undefined;

/** Counts all lines. This takes a second or two, so it is done once per build. */
export function countLines(): Counts {
    known ??= counted();
    return known;
}

function counted(): Counts {
    const counts = new Map<string, number>();
    for (const { language, client } of matrix()) {
        const key = `${language}/${client}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
}

/** A current line of the matrix, as an example. */
export function exampleLine(): MatrixEntry {
    const [line] = matrix({ provider: "nscale", task: "text-to-image", client: "curl" });
    if (!line) throw new Error("The matrix has no snippet for curl of text-to-image at nscale.");
    return line;
}
