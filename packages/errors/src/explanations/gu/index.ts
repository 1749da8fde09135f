import type { ErrorStrings } from "../explanation.ts";
import { call } from "./call.ts";
import { service } from "./service.ts";

export const gujarati: ErrorStrings = {
    labels: {
        because: "તમારા લખાણમાં આ છે",
        todo: "શું કરવું",
        others: "કદાચ આ પણ",
        snippet: "Call આમ લખાય તો ચાલે ({call})",
        notServed: "{provider} પાસે {model} હોય એવું જાણમાં નથી; અહીં બીજા provider ને પૂછ્યું છે.",
        tokens: "તમારા લખાણમાં key જેવું કંઈક છે ({tokens}). બીજા કોઈએ તે જોયું હોય, તો હમણાં જ તેને રદ કરો અને નવી key બનાવો.",
    },
    unknown: "આ error ઓળખાઈ નહીં. આખું લખાણ મૂકો: traceback ની છેલ્લી લીટીઓમાં કે આખા જવાબમાં કારણ લખ્યું હોય છે.",
    explanations: { ...call, ...service },
};
