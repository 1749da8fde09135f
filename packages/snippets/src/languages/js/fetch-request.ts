import { type Code, lines, name } from "../../code/index.ts";
import { type Body, bodyOf, type Form } from "../../templates/body.ts";
import { readOnce } from "../../templates/read-once.ts";
import { headerTexts, type View } from "../../templates/template.ts";
import { js } from "./literals.ts";

/** Throws if the request failed. */
export const checkResponse = js`
    if (!response.ok) {
        throw new Error(\`\${response.status}: \${await response.text()}\`);
    }
`;

/**
 * Sends the wire request into the variable `response`, and throws if it failed.
 * @param json replaces the body's JSON. Default: the wire request's own body
 */
export function request(view: View, json?: Code): Code {
    const { before, options } = requestOptions(view, json);
    return js`
        ${before}

        const url = ${view.wire.url};
        const response = await fetch(url, ${options});
        ${checkResponse}
    `;
}

/**
 * The options of `fetch`, and the code that must come before. Headers that a job's polls share are in the variable
 * `headers`.
 */
export function requestOptions(
    { wire, job }: View,
    json?: Code,
): { readonly before: Code | undefined; readonly options: Code } {
    const { before, value } = json ? { value: js`JSON.stringify(${json})` } : bodyCode(bodyOf(wire));
    const options = js`
        {
            method: ${wire.method},
            headers: {
                ${job && js`...headers,`}
                ${js.properties(headerTexts(wire.headers, Object.keys(job?.headers ?? {})))}
            },
            ${value && js`body: ${value},`}
        }
    `;
    return { before, options };
}

function bodyCode(body: Body | undefined): { readonly before?: Code; readonly value?: Code } {
    if (body === undefined) return {};
    if ("form" in body) return { before: formData(body.form), value: js`form` };
    if ("file" in body) return { value: js`${body.file}` };
    const { json, file } = readOnce(body.json, (variable) => js`${name(variable)}`);
    return {
        ...(file && { before: js`const ${name(file.name)} = ${file.content};` }),
        value: js`JSON.stringify(${json})`,
    };
}

const formData = ({ texts, field, file, fileName }: Form): Code => js`
    const input = ${file};
    const file = new Blob([input], { type: ${file.type} });
    const form = new FormData();
    ${js.call("form.set", field, js`file`, fileName)};
    ${lines(Object.entries(texts).map(([key, value]) => js`${js.call("form.set", key, value)};`))}
`;
