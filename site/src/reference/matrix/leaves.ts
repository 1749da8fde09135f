/** The leaves that stand in the requests of the matrix, written as the matrix writes them. */
import { base64, dataUrl, file, secret, type WireBody, wireToJson } from "@callsheet/inference/wire";

const cats = file("cats.jpg", "image/jpeg");

/** A request as it stands in the matrix; its parts are looked at one by one. */
function written(body: WireBody): { readonly headers: Fields; readonly body: Fields } {
    const headers = { Authorization: ["Bearer ", secret("HF_TOKEN")] };
    const request = wireToJson({ method: "POST", url: "https://router.huggingface.co", headers, body });
    return { headers: Object(request.headers), body: Object(request.body) };
}

type Fields = Readonly<Record<string, unknown>>;

/** What stands for each kind of thing, as JSON. */
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
