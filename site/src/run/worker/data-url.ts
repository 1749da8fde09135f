import { bytesFromBase64 } from "@callsheet/inference/wire";

/** The response of fetch for a `data:` URL, which the worker's policy blocks. */
export function dataUrlResponse(url: string): Response {
    const [, type = "", base64, data = ""] = /^data:([^,]*?)(;base64)?,(.*)$/s.exec(url) ?? [];
    const text = decodeURIComponent(data);
    const body = base64 ? bytesFromBase64(text) : text;
    return new Response(body, { headers: { "content-type": type || "text/plain;charset=US-ASCII" } });
}
