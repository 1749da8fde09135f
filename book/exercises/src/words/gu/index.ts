import type { ExerciseWords } from "../en/index.ts";

export const gu: ExerciseWords = {
    labels: {
        notYet: "હજી બરાબર નથી.",
        seen: "શું થયું",
        expected: "શું થવું જોઈતું હતું",
        why: "શા માટે",
        hint: "શું કરી જોવું",
        next: "હજી એક ઇશારા માટે: --hint {number}",
    },
    kinds: {
        change: "બદલો",
        order: "ક્રમમાં ગોઠવો",
        fill: "ખાલી જગ્યા પૂરો",
        mend: "સુધારો",
        write: "જાતે લખો",
        survive: "મુશ્કેલીમાં ટકાવો",
    },
    list: { chapter: "પ્રકરણ {number}", minutes: "{minutes} મિનિટ" },
    seen: {
        calls: "Program એ મોડેલને {count} request મોકલી.",
        oneCall: "Program એ મોડેલને એક જ request મોકલી.",
        noCalls: "Program એ કોઈ મોડેલને request મોકલી નહીં.",
        field: "Request {call} માં {at} ની કિંમત {value} હતી.",
        noField: "Request {call} માં {at} હતું જ નહીં.",
        printed: "Program એ આ છાપ્યું: {text}",
        printedNothing: "Program એ કંઈ છાપ્યું નહીં.",
        saved: "Program એ આ ફાઇલ સાચવી: {names}",
        savedNothing: "Program એ કોઈ ફાઇલ સાચવી નહીં.",
        waited: "તે request પછી program એ {seconds} સેકન્ડ રાહ જોઈ.",
        ended: "જાણે બધું બરાબર થયું હોય તેમ program પૂરો થયો.",
        stopped: "Program {seconds} સેકન્ડ પછી પણ ચાલતો હતો, એટલે તેને રોકવો પડ્યો.",
        failed: "Program ભૂલ સાથે અટક્યો: {error}",
        failedInLine: "Program લીટી {line} પાસે ભૂલ સાથે અટક્યો: {error}",
        exited: "Program exit code {code} સાથે પૂરો થયો: તેમાં કંઈક નિષ્ફળ ગયું.",
        refused: "સેવાએ એક request {status} કહીને નકારી: {hint}",
    },
    checks: {
        stops: {
            expected: "Program પોતાની મેળે પૂરો થાય.",
            why: "પૂરો ન થાય તેવો program વારંવાર પૂછ્યા કરે, અને મોડેલને પૂછેલા દરેક સવાલના પૈસા લાગી શકે.",
            hints: [
                "Program હજી શું કરે છે, કે શેની રાહ જુએ છે?",
                "દરેક `for` અને `while` જુઓ: તે ક્યારે અટકે? અને program કોઈના લખવાની રાહ તો નથી જોતો?",
                "લખવાની રાહ જોતી લીટી કાઢી નાખો. દરેક `while` ને છેડો આપો: તેની જગ્યાએ યાદી પર `for` લખો, કે વધુમાં વધુ કેટલી વાર તે નક્કી કરો.",
            ],
        },
        ends: {
            expected: "Program ભૂલ વગર છેડા સુધી ચાલે.",
            why: "ભૂલ આવ્યા પછી program ની એકેય લીટી ચાલતી નથી.",
            hints: [
                "ભૂલની છેલ્લી લીટી વાંચો: શું થયું તે ત્યાં લખેલું છે.",
                "ભૂલ તમારા program ની એક લીટી બતાવે છે. તેમાં બધું બરાબર લખેલું છે? દરેક કૌંસ બંધ થયો છે?",
                "એ લીટી સુધારો, અથવા શરૂઆતનો program પાછો લાવીને એક વખતે એક જ ફેરફાર કરો.",
            ],
        },
        asks: {
            expected: "Program મોડેલને પૂછે.",
            why: "program માં જાતે લખી નાખેલો જવાબ મોડેલનો જવાબ નથી.",
            hints: [
                "જવાબ મોડેલ પાસેથી આવવો જોઈએ.",
                "મોડેલને બોલાવતી લીટી શોધો.",
                "શરૂઆતમાં હતો તે call રહેવા દો; કોયડો માગે તેટલું જ બદલો.",
            ],
        },
        accepted: {
            expected: "સેવા દરેક request સ્વીકારે.",
            why: "સેવા વાંચી શકે તેવી request નો જ જવાબ આપે છે.",
            hints: [
                "એક request સેવાને સમજાઈ નહીં.",
                "તેનો જવાબ વાંચો: કયું field ખોટું છે તે ત્યાં લખેલું છે.",
                "એ field ને પ્રકરણના program સાથે સરખાવો, અને ત્યાં છે તેમ લખો.",
            ],
        },
    },
};
