import { type Code, js, text } from "../../../languages/index.ts";
import { bodyOf } from "../../body.ts";
import type { View } from "../../template.ts";

/** Sends the wire request and makes sure that it was answered well; the answer is `response`. */
export function request({ wire }: View): Code {
    const headers = Object.fromEntries(Object.entries(wire.headers).map(([key, value]) => [key, text(value)]));
    const body = bodyOf(wire);
    return js`
        const url = ${wire.url};
        const response = await fetch(url, {
            method: ${wire.method},
            headers: ${headers},
            ${body && "json" in body && js`body: JSON.stringify(${body.json}),`}
            ${body && "file" in body && js`body: ${body.file},`}
        });
        if (!response.ok) {
            throw new Error(\`\${response.status}: \${await response.text()}\`);
        }
    `;
}
