import type { ErrorGroup } from "@callsheet/errors";
import type { InferenceError } from "@callsheet/inference";
import type { Language } from "../../languages.ts";

/** A field of the client's error classes. */
type ErrorField = Exclude<keyof InferenceError, "name" | "stack">;

/** The strings of the catalogue around its entries. */
type CatalogueWords = {
    readonly seen: string;
    readonly status: string;
    readonly see: string;
    readonly groups: Readonly<Record<ErrorGroup, { readonly title: string; readonly text: string }>>;
    readonly family: string;
    readonly fields: Readonly<Record<ErrorField, string>>;
    readonly field: string;
    readonly holds: string;
};
const catalogues: Readonly<Record<Language, CatalogueWords>> = {
    gu: {
        seen: "આમ દેખાય",
        status: "Status",
        see: "આ પણ જુઓ:",
        groups: {
            classes: {
                title: "Callsheet ની પોતાની error",
                text: "Callsheet ની library આ class ની error આપે છે. એક જ કુટુંબની હોવાથી બધીને એકસાથે પણ પકડી શકાય: `catch` માં `instanceof InferenceError` લખો.",
            },
            call: { title: "Call માં ભૂલ", text: "જે લખ્યું છે તે કામ કે મોડેલને બંધ બેસતું નથી. બદલ્યા વગર ફરી ચલાવવાથી ફેર નહીં પડે." },
            key: { title: "Key અને પૈસા", text: "કોણ પૂછે છે, તેને શાની છૂટ છે, અને બિલ કોણ ભરે છે." },
            model: { title: "મોડેલ અને provider", text: "જેને પૂછ્યું તેની પાસે મોડેલ નથી, કે હજી તૈયાર નથી." },
            service: {
                title: "Service નો status",
                text: "HTTP ના status પ્રમાણે: 4xx માં મોટે ભાગે request બદલવી પડે, 5xx માં મોટે ભાગે રાહ જોવી પડે.",
            },
            response: { title: "જવાબ વાંચતાં", text: "જવાબ આવ્યો, પણ આખો નથી, કે ધારેલો નથી." },
            network: { title: "રસ્તામાં", text: "Request પહોંચી જ નહીં. Key અને મોડેલ બદલવાથી ફેર નહીં પડે." },
            program: { title: "તમારા કમ્પ્યુટર પર", text: "Program હજી કોઈને પૂછે તે પહેલાંની error." },
        },
        family: "દરેક error પર શું મળે",
        field: "Field",
        holds: "તેમાં શું છે",
        fields: {
            message: "શું થયું અને શું કરવું, માણસ માટે.",
            cause: "આની પાછળની error, જો હોય.",
            provider: "Provider નું id; પોતાના server માટે તેનું નામ.",
            task: "કામનું id.",
            model: "મોડેલનું id, જેમ તમે લખ્યું હતું.",
            status: "જવાબનો HTTP status; જવાબ ન આવ્યો હોય તો `undefined`.",
            requestId: "Request ને provider એ આપેલો નંબર: મદદ માગો ત્યારે આ જણાવો.",
            retryAfter: "ફરી પૂછતાં પહેલાં કેટલી second રાહ જોવી, જો server એ કહ્યું હોય.",
            request: "શું મોકલાયું હતું, token ની જગ્યાએ તેનું ચિહ્ન મૂકીને; કશું ન મોકલાયું હોય તો `undefined`.",
        },
    },
    en: {
        seen: "What it looks like",
        status: "Status",
        see: "See also:",
        groups: {
            classes: {
                title: "The client's own errors",
                text: "Callsheet's library throws errors of these classes. They are one family: `instanceof InferenceError` in a `catch` tells them all.",
            },
            call: {
                title: "A slip in the call",
                text: "What was written does not fit the task or the model. Another try without a change does not help.",
            },
            key: { title: "Keys and money", text: "Who asks, what they may do, and who pays." },
            model: { title: "Models and providers", text: "Whoever was asked does not have the model, or not yet." },
            service: {
                title: "The service's status",
                text: "By the status of HTTP: after 4xx one mostly changes the request, after 5xx one mostly waits.",
            },
            response: {
                title: "Reading the answer",
                text: "An answer came, but not all of it, or not the one that was expected.",
            },
            network: {
                title: "On the way",
                text: "The request never arrived. Another key or another model changes nothing.",
            },
            program: { title: "On your own computer", text: "What goes wrong before anybody is asked." },
        },
        family: "What every error holds",
        field: "Field",
        holds: "What it holds",
        fields: {
            message: "What happened and what to do, for a person.",
            cause: "The error behind it, if there is one.",
            provider: "The provider's id; of a server of your own, its host.",
            task: "The task's id.",
            model: "The model's id, as you wrote it.",
            status: "The HTTP status of the response; `undefined` where none came.",
            requestId: "The provider's own number for the request: quote it when you ask for help.",
            retryAfter: "How many seconds the server asks you to wait, where it says so.",
            request: "What was sent, with a sign in the token's place; `undefined` where nothing was.",
        },
    },
};

/** The strings of the catalogue around its entries. */
export const wordsOfCatalogue = (language: Language): CatalogueWords => catalogues[language];
