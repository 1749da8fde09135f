import type { ErrorFinderStrings, ErrorPageStrings } from "../en/errors.ts";

export const errorPages: ErrorPageStrings = {
    samples: "આમ દેખાય",
    status: "Status",
    see: "આ પણ જુઓ:",
    groups: {
        setup: { title: "તૈયારી કરતાં", text: "Python, Node, તેનાં package અને terminal: પહેલા call પહેલાં." },
        classes: {
            title: "Callsheet ની પોતાની error",
            text: "Callsheet ની library આ class ની error આપે છે. એક જ કુટુંબની હોવાથી બધીને એકસાથે પણ પકડી શકાય: `catch` માં `instanceof InferenceError` લખો.",
        },
        call: { title: "Call માં ભૂલ", text: "જે લખ્યું છે તે કામ કે મોડેલને બંધબેસતું નથી. બદલ્યા વગર ફરી ચલાવવાથી ફેર નહીં પડે." },
        key: { title: "Key અને પૈસા", text: "કોણ પૂછે છે, તેને શાની છૂટ છે, અને બિલ કોણ ભરે છે." },
        limit: { title: "હદ", text: "એક મિનિટમાં, એક દિવસમાં કે એક call માં કેટલું માગી શકાય. Key બરાબર છે." },
        model: { title: "મોડેલ અને provider", text: "જેને પૂછ્યું તેની પાસે મોડેલ નથી, કે હજી તૈયાર નથી." },
        service: {
            title: "Service નો status",
            text: "HTTP ના status પ્રમાણે: 4xx માં મોટે ભાગે request બદલવી પડે, 5xx માં મોટે ભાગે રાહ જોવી પડે.",
        },
        response: { title: "જવાબ વાંચતાં", text: "જવાબ આવ્યો, પણ આખો નથી, કે ધારેલો નથી." },
        network: { title: "રસ્તામાં", text: "Request પહોંચી જ નહીં. Key અને મોડેલ બદલવાથી ફેર નહીં પડે." },
        program: { title: "તમારા પોતાના program માં", text: "Program લખવામાં ભૂલ, કે ફાઇલ કે console માં ન સમાતા અક્ષર." },
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
        retryAfter: "ફરી પૂછતાં પહેલાં કેટલી સેકન્ડ રાહ જોવી, જો server એ કહ્યું હોય.",
        request: "શું મોકલાયું હતું, token ની જગ્યાએ તેનું ચિહ્ન મૂકીને; કશું ન મોકલાયું હોય તો `undefined`.",
    },
};

export const errorFinder: ErrorFinderStrings = {
    finder: "સંદેશો અહીં મૂકો",
    finderHint: "Error નો સંદેશો, server નો જવાબ કે આખો traceback: જેવો છે તેવો જ.",
    clear: "ભૂંસી નાખો",
    privacy: "અહીં મૂકેલું લખાણ આ પાનામાંથી બહાર જતું નથી: તે મોકલાતું નથી, સચવાતું નથી, અને સરનામામાં પણ આવતું નથી.",
    example: "દાખલો:",
    needsScript: "સંદેશો મૂકીને શોધવા માટે JavaScript ચાલુ કરો. તેના વગર પણ નીચેની આખી યાદી વાંચી શકાય છે.",
    answer: "સમજૂતી",
    found: "{count} સમજૂતી મળી. સૌથી નજીકની: {title}",
    foundOne: "સમજૂતી મળી: {title}",
    nothing: "આ સંદેશો યાદીમાં મળ્યો નહીં. આખો સંદેશો મૂક્યો છે? નહીં તો નીચેની યાદીમાં status પ્રમાણે જુઓ.",
    tokenTitle: "તમારા લખાણમાં key જેવું કંઈક છે",
    token: "{tokens}: આ પાનું તેને ક્યાંય મોકલતું નથી. પણ આ જ સંદેશો તમે કોઈને મોકલ્યો હોય, કે ક્યાંય મૂક્યો હોય, તો તે key હમણાં જ રદ કરો અને નવી બનાવો. કોઈને બતાવતાં પહેલાં key ભૂંસી નાખો.",
    tokenLink: "Hub પર તમારા token",
    go: "આખી સમજૂતી",
};
