/**
 * Writes `dist/custom-elements.json`, which tells editors and frameworks what the element takes, from the table of call
 * options and the style sheet. The package's build runs it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { callOption, choicesOf, kebabCase, sentencesOf } from "@callsheet/snippets/call-options";
import { type ElementOption, elementOptions } from "../src/properties.ts";
import type { PartName } from "../src/render.ts";

type Member = {
    /** The name of the property, and that of its attribute. */
    readonly name: string;
    readonly attribute: string;
    readonly description: string;
    /** The types in TypeScript: of the property, and of the text in the attribute. */
    readonly type: string;
    readonly text: string;
};

const kinds: Readonly<Record<string, Pick<Member, "type" | "text">>> = {
    switch: { type: "boolean", text: "boolean" },
    object: { type: "Record<string, unknown> | string", text: "string" },
    inputs: { type: "unknown", text: "string" },
};

function memberOf(name: ElementOption): Member {
    const choices = choicesOf(name)
        ?.map((choice) => `"${choice}"`)
        .join(" | ");
    // A client may also be named with its language.
    const text = choices === undefined ? "string" : name === "client" ? `${choices} | string` : choices;
    const { kind } = callOption(name);
    return {
        name,
        attribute: kebabCase(name),
        description: sentencesOf(name),
        ...(kinds[kind] ?? { type: text, text }),
    };
}

const message: Member = {
    name: "message",
    attribute: "message",
    description: "The message of a chat.",
    type: "string",
    text: "string",
};

const lang = {
    name: "lang",
    description: "The language of the element's own words: `en` or `gu`. Default: that of the page.",
    type: { text: "string" },
};

const parts: Readonly<Record<PartName, string>> = {
    root: "Everything.",
    snippet: "The program, with what is said of it.",
    head: "The line above the code: the names of the library and of the language, and the copy button.",
    client: "The name of the library.",
    language: "The name of the language.",
    copy: "The copy button.",
    status: "The words that confirm a copy.",
    install: "The command that installs what the program needs.",
    pre: "The box that scrolls.",
    code: "The code.",
    problem: "What is wrong with the call, or may be.",
};

const colours = ["comment", "string", "keyword", "constant", "function"];

/** The variables of the style sheet, each with its default. */
function cssProperties(): readonly object[] {
    const css = readFileSync(new URL("../../react/src/styles.css", import.meta.url), "utf8");
    return [...css.matchAll(/^ {4}--_\w+: var\((--callsheet-[\w-]+), (.+)\);$/gm)].map(([, name, byDefault]) => ({
        name,
        default: byDefault,
    }));
}

/** The manifest, in the schema of custom elements: https://github.com/webcomponents/custom-elements-manifest. */
export function manifest(): string {
    const members = [...elementOptions.map(memberOf), message];
    const path = "dist/define.js";
    const declaration = {
        kind: "class",
        customElement: true,
        name: "CallSnippetElement",
        tagName: "call-snippet",
        description: "A program that calls a hosted model.",
        attributes: [
            ...members.map(({ name, attribute, description, text }) => ({
                name: attribute,
                description,
                type: { text },
                fieldName: name,
            })),
            lang,
        ],
        members: members.map(({ name, attribute, description, type }) => ({
            kind: "field",
            name,
            description,
            type: { text: `${type} | undefined` },
            attribute,
            reflects: true,
        })),
        events: [
            {
                name: "callsheet-render",
                description:
                    "The element has rendered. It bubbles; `detail` has the program, the task and the problems.",
                type: { text: "CustomEvent<CallSnippetRender>" },
            },
        ],
        slots: [{ name: "", description: "What shows until the script runs, and where a call has no program." }],
        cssParts: [
            ...Object.entries(parts).map(([name, description]) => ({ name, description })),
            ...colours.map((name) => ({ name, description: `A ${name} in the code.` })),
        ],
        cssProperties: [...cssProperties(), { name: "--callsheet-font", default: "inherit" }],
    };
    const definition = { kind: "custom-element-definition", name: "call-snippet" };
    const module = {
        kind: "javascript-module",
        path,
        declarations: [declaration],
        exports: [{ ...definition, declaration: { name: declaration.name, module: path } }],
    };
    return `${JSON.stringify({ schemaVersion: "1.0.0", readme: "README.md", modules: [module] }, null, 4)}\n`;
}

if (import.meta.main) writeFileSync(new URL("../dist/custom-elements.json", import.meta.url), manifest());
