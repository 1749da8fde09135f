/** The leaves in the matrix's requests (token, file, base64, data URL), as the matrix writes them. */
import { base64, dataUrl, file, secret, type WireBody, wireToJson } from "@callsheet/inference/wire";

const cats = file("cats.jpg", "image/jpeg");

/** The headers and body of a request, as the matrix writes them. */
function written(body: WireBody): { readonly headers: Fields; readonly body: Fields } {
    const headers = { Authorization: ["Bearer ", secret("HF_TOKEN")] };
    const request = wireToJson({ method: "POST", url: "https://router.huggingface.co", headers, body });
    return { headers: Object(request.headers), body: Object(request.body) };
}

type Fields = Readonly<Record<string, unknown>>;

/** The JSON of each kind of leaf. */
export function leaves() {
    const bytes = written({ format: "binary", value: cats });
    const texts = written({ format: "json", value: { base64: base64(cats), dataUrl: dataUrl(cats, cats.type) } });
    const inJson: Fields = Object(texts.body["value"]);
    return [
        { name: "secret", text: JSON.stringify(bytes.headers["Authorization"]) },
        { name: "file", text: JSON.stringify(bytes.body["value"]) },
        { name: "base64", text: JSON.stringify(inJson["base64"]) },
        { name: "dataUrl", text: JSON.stringify(inJson["dataUrl"]) },
    ] as const;
}
