import { type Code, js, lines, text } from "../../../languages/index.ts";
import { bodyOf, type Form } from "../../body.ts";
import type { View } from "../../template.ts";

/** Sends the wire request and makes sure that it was answered well; the answer is `response`. */
export function request({ wire }: View): Code {
    const headers = Object.fromEntries(Object.entries(wire.headers).map(([key, value]) => [key, text(value)]));
    const body = bodyOf(wire);
    return js`
        ${body && "form" in body && formData(body.form)}

        const url = ${wire.url};
        const response = await fetch(url, {
            method: ${wire.method},
            headers: ${headers},
            ${body && "json" in body && js`body: JSON.stringify(${body.json}),`}
            ${body && "file" in body && js`body: ${body.file},`}
            ${body && "form" in body && js`body: form,`}
        });
        if (!response.ok) {
            throw new Error(\`\${response.status}: \${await response.text()}\`);
        }
    `;
}

const formData = ({ texts, field, file, fileName }: Form): Code => js`
    const input = ${file};
    const file = new Blob([input], { type: ${file.type} });
    const form = new FormData();
    ${js.call("form.set", field, js`file`, fileName)};
    ${lines(Object.entries(texts).map(([name, value]) => js`${js.call("form.set", name, value)};`))}

`;
