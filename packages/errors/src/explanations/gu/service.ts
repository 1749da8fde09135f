import type { Explanations } from "../explanation.ts";

/** Explanations: the answers of a service itself. */
export const service = {
    "bad-request": {
        title: "400: request બરાબર નથી",
        cause: "સરનામું બરાબર છે, પણ શું માગ્યું તે service ને સમજાયું નહીં: કોઈ field ખોટું છે, કે આ મોડેલ તેને લેતું નથી.",
        steps: [
            "`param` પછી કે સંદેશામાં field નું નામ શોધો.",
            "બધા parameter કાઢી નાખો, પછી એક એક કરીને ઉમેરો.",
            "Provider ના પાના પરની request સાથે સરખાવો.",
        ],
    },
    "not-found": {
        title: "404: આ સરનામે કશું નથી",
        cause: "સરનામામાંનો path ખોટો છે, કે મોડેલ ત્યાં નથી.",
        steps: [
            "Path ને provider ના પાના સાથે સરખાવો: `/v1` બે વાર લખાઈ જાય, કે રહી જાય, એ સામાન્ય ભૂલ છે.",
            "મોડેલનું id તપાસો.",
        ],
    },
    "method-not-allowed": {
        title: "405: માગવાની રીત ખોટી છે",
        cause: "Call માં POST મોકલાય; સરનામું બ્રાઉઝરમાં ખોલો તો GET જાય છે. Path લગભગ સાચો હોય ત્યારે પણ આ આવે.",
        steps: ["POST થી મોકલો.", "Path ને provider ના પાના સાથે સરખાવો."],
    },
    "request-timeout": {
        title: "408: request ને બહુ વાર લાગી",
        cause: "Service એ રાહ જોઈ, પણ આખી request પહોંચી નહીં, કે તેણે કામ પડતું મૂક્યું.",
        steps: ["ફરી ચલાવો; ઇન્ટરનેટ ધીમું હોય તો નાની ફાઇલ મોકલો."],
    },
    conflict: {
        title: "409: બે ફેરફાર એકસાથે",
        cause: "Service પાસે એ જ વસ્તુને બીજું કોઈ પણ બદલી રહ્યું છે.",
        steps: ["થોડી વાર રાહ જુઓ, પછી ફરી ચલાવો."],
    },
    unprocessable: {
        title: "422: કોઈ કિંમત ચાલે તેવી નથી",
        cause: "Request વંચાય છે, પણ તેમાંની કોઈ કિંમત બીજી જાતની છે કે હદની બહાર છે.",
        steps: ["`loc` કે `field` માં જગ્યા લખી છે, અને `msg` માં ત્યાં શું ખોટું છે તે.", "Parameter ની હદ આ કામના પાના પર જુઓ."],
    },
    "failed-dependency": {
        title: "424: router પાછળનો provider નિષ્ફળ ગયો",
        cause: "Hub ના router એ તમારી request આગળ મોકલી, પણ provider તે કામ કરી શક્યો નહીં.",
        steps: ["થોડી વાર પછી ફરી ચલાવો.", "અથવા આ જ મોડેલ માટે બીજો provider પસંદ કરો."],
    },
    "server-error": {
        title: "500: service ની પોતાની ભૂલ",
        cause: "Provider પાસે કંઈક તૂટ્યું. તમારી request સાચી પણ હોઈ શકે; ક્યારેક કોઈએ ન ધારેલી કિંમત પણ કારણ બને છે.",
        steps: [
            "થોડી વાર પછી ફરી ચલાવો.",
            "દર વખતે આવે તો parameter ઓછા કરી જુઓ, કે બીજો provider પસંદ કરો; provider ને `requestId` જણાવો.",
        ],
    },
    "bad-gateway": {
        title: "502: દરવાજા પાછળથી જવાબ ન આવ્યો",
        cause: "Gateway ચાલુ છે, પણ તેની પાછળનું machine જવાબ આપતું નથી. ઘણી વાર JSON ની જગ્યાએ HTML નું પાનું આવે છે.",
        steps: ["રાહ જુઓ, પછી ફરી ચલાવો.", "લાંબું ચાલે તો બીજો provider પસંદ કરો.", "Callsheet: તે ત્રણ વાર પૂછી ચૂક્યું છે."],
    },
    "service-unavailable": {
        title: "503: service વ્યસ્ત છે",
        cause: "Service પાસે ગજા ઉપરાંતનું કામ છે, તેનું સમારકામ ચાલે છે, કે મોડેલ તૈયાર થઈ રહ્યું છે.",
        steps: ["રાહ જુઓ, પછી ફરી ચલાવો.", "લાંબું ચાલે તો બીજો provider પસંદ કરો.", "Callsheet: તે ત્રણ વાર પૂછી ચૂક્યું છે."],
    },
    "gateway-timeout": {
        title: "504: service ને બહુ વાર લાગી",
        cause: "Gateway રાહ જોઈને થાક્યું. એક જવાબ માટે કામ કદાચ બહુ લાંબું હતું.",
        steps: ["ઓછું માગો, કે streaming વાપરો: ત્યારે તરત કંઈક આવવા લાગે છે.", "મોટા વીડિયો માટે queue વાળો provider સારો."],
    },
    redirected: {
        title: "301 થી 308: સરનામું બીજે મોકલે છે",
        cause: "Server બીજું સરનામું ચીંધે છે. સાવચેત client ત્યાં જતો નથી: તમારો token તમે ન પસંદ કરેલા કોઈના હાથમાં જાય.",
        steps: ["છેલ્લું સરનામું જ લખો: મોટે ભાગે `https://` સાથે, અને છેડે `/` વગર."],
    },
    "refused-by-service": {
        title: "Service એ error મોકલી",
        cause: "Service સુધી પહોંચાયું, પણ તેણે ના પાડી. કારણ તેના status અને શબ્દોમાં છે, જે આસપાસની લીટીઓમાં હોય.",
        steps: [
            "Status અને જવાબની body સાથે આખું લખાણ paste કરો.",
            "Python: તે છાપો: `print(error.response.status_code, error.response.text)`.",
            "JavaScript: તે છાપો: `console.error(error.status, error.message)`.",
        ],
    },
    "job-failed": {
        title: "Job નિષ્ફળ ગયો",
        cause: "Provider એ કામ queue માં તો લીધું, પણ પૂરું કરી શક્યો નહીં. કારણ કહ્યું હોય તો તે સંદેશાને છેડે છે.",
        steps: [
            "કારણમાં જે લખ્યું હોય તે બદલો; કારણ ન હોય તો એક વાર ફરી ચલાવો.",
            "બહુ મોટું ચિત્ર, કે filter ને મંજૂર ન હોય તેવો વિષય, એ સામાન્ય કારણો છે.",
        ],
    },
    "job-takes-too-long": {
        title: "Job ને બહુ વાર લાગે છે",
        cause: "સમય પૂરો થયો ત્યારે કામ હજી queue માં હતું, કે ચાલુ હતું. Provider તેને પૂરું કરે અને તેના પૈસા પણ લે, એવું બને.",
        steps: [
            "વધારે સમય આપો: `timeouts: { queue: 1_200_000 }`.",
            "કામ હજી ચાલે છે તે `onWait` થી તમારા program ને ખબર પડે.",
        ],
    },
    "sandbox-was-told": {
        title: "Sandbox ને આવી error આપવા કહેલું છે",
        cause: "આ સાચી error નથી: કોઈએ માગેલી ખામી તમારું પોતાનું sandbox ભજવે છે.",
        steps: [
            "તમારો program ત્યારે શું કરે છે તે જુઓ: એના માટે જ તો આ છે.",
            "આ ન જોઈએ તો sandbox ને `fault` option વગર ચાલુ કરો.",
        ],
    },
} as const satisfies Partial<Explanations>;
