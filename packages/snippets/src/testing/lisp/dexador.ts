/** Dexador: prints the wire request. */
import type { Code } from "../../code/index.ts";
import { bodyOf } from "../../templates/body.ts";
import { headerTexts, type Template, type Templates, type View } from "../../templates/template.ts";
import { lisp } from "./literals.ts";

function post({ wire }: View): Code {
    const body = bodyOf(wire);
    return lisp`
        (dex:post ${wire.url}
            :headers ${headerTexts(wire.headers)}
            ${body && lisp`:content ${"json" in body ? body.json : "file" in body ? body.file : body.form.file}`})
    `;
}

const print: Template = (view) => lisp`(print ${post(view)})`;

const conversational: Template = (view) => lisp`(print (message ${post(view)}))`;

export const dexador: Templates = { byEnding: { print, conversational } };
