import type { Templates } from "../../templates/template.ts";
import { dexador } from "./dexador.ts";
import type { lisp } from "./language.ts";

export const templates: Readonly<Record<keyof typeof lisp.clients, Templates>> = { dexador };
