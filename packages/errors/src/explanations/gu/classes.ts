import type { Explanations } from "../explanation.ts";

/** Explanations: the classes of Callsheet's own errors. */
export const classes = {
    "input-error": {
        title: "InputError",
        cause: "Call જેમ લખ્યો છે તેમ થઈ શકે એમ નથી. કશું મોકલાયું નથી, એટલે પૈસા પણ કપાયા નથી.",
        steps: [
            "સંદેશો વાંચો: કયા field માં શું જોઈતું હતું અને શું આવ્યું, તે તેમાં લખ્યું છે.",
            "કશું બદલ્યા વગર ફરી ચલાવશો તો આ જ error આવશે.",
        ],
    },
    "routing-error": {
        title: "RoutingError",
        cause: "પૂછવા માટે કોઈ નથી: આવો provider નથી, કે તે આ કામ કે આ મોડેલ ચલાવતો નથી, કે તેને બીજી જાતની key જોઈએ છે. આ પણ એક `InputError` છે.",
        steps: ["સંદેશામાં જે provider નાં નામ છે તેમાંથી એક પસંદ કરો, અથવા `auto` લખો."],
    },
    "hub-api-error": {
        title: "HubApiError",
        cause: "આ મોડેલ કોણ ચલાવે છે તે Hub કહી શક્યું નહીં. Provider ને હજી પૂછાયું જ નથી.",
        steps: [
            "Status 404 હોય તો મોડેલનું id તપાસો.",
            "429 કે 5xx હોય તો થોડી રાહ જુઓ, અથવા `mapping` option આપો, જેથી Hub ને પૂછવું ન પડે.",
        ],
    },
    "provider-api-error": {
        title: "ProviderApiError",
        cause: "Provider એ ના પાડી: 2xx સિવાયના status થી, streaming ની વચ્ચે error મોકલીને, કે નિષ્ફળ ગયેલા job થી. Provider ના પોતાના શબ્દો સંદેશામાં છે.",
        steps: [
            "`status` જુઓ, અને સંદેશામાંના provider ના શબ્દો વાંચો; તે પણ અહીં paste કરી શકાય.",
            "Provider ની મદદ માગો ત્યારે `requestId` આપજો.",
        ],
    },
    "provider-output-error": {
        title: "ProviderOutputError",
        cause: "Provider એ જવાબ તો આપ્યો, પણ આ કામ જે આપે છે તે નહીં. મોટે ભાગે મોડેલનું કામ જુદું હોય છે, કે server ની રીત પોતાની હોય છે.",
        steps: [
            "મોડેલના પાના પર લખેલું કામ અને તમે માગેલું કામ સરખાવો.",
            "જવાબ ક્યાં જુદો પડ્યો તે સંદેશામાં છે. Provider એ રીત બદલી હોય તો અમને જણાવો; ત્યાં સુધી બીજો provider વાપરો.",
        ],
    },
    "timeout-error": {
        title: "TimeoutError",
        cause: "Call ને timeout કરતાં વધારે વાર લાગી: જવાબ શરૂ થતાં, તેના બે ટુકડા વચ્ચે, queue માં, કે બધું મળીને.",
        steps: [
            "કયો timeout હતો તે સંદેશામાં છે; `timeouts` option થી તેને વધારો (આંકડો millisecond માં).",
            "મોટા મોડેલને પહેલો જવાબ આપતાં એકાદ મિનિટ થાય. ઓછું માગો (ઓછા token, નાનું ચિત્ર), કે streaming વાપરો.",
        ],
    },
    "aborted-error": {
        title: "AbortedError",
        cause: "તમારા પોતાના program એ call અટકાવ્યો: તેના `signal` થી, કે તમે Ctrl C દબાવ્યું. `cause` માં તેનું કારણ છે.",
        steps: ["જાણી જોઈને ન અટકાવ્યો હોય, તો `abort()` ક્યાં લખ્યું છે તે જુઓ: ઘણી વાર પાનું બંધ થયું હોય, કે timer બહુ ટૂંકો હોય."],
    },
    "inference-error": {
        title: "InferenceError",
        cause: "આ બધી error નું કુટુંબ. એકલું આ નામ આવે તો connection ન થયું: કોઈએ જવાબ આપ્યો નહીં.",
        steps: ["કારણ કૌંસમાં લખ્યું છે: આખો સંદેશો અહીં paste કરો.", "ઇન્ટરનેટ અને સરનામું તપાસો, પછી ફરી ચલાવો."],
    },
} as const satisfies Partial<Explanations>;
