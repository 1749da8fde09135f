import type { Explanations } from "../explanation.ts";

/** Explanations: errors of the service, its responses, the network, and the reader's own machine. */
export const service = {
    "bad-request": {
        title: "400: request બરાબર નથી",
        means: "સરનામું બરાબર છે, પણ શું માગ્યું તે service ને સમજાયું નહીં: કોઈ field ખોટું છે, કે આ મોડેલ તેને લેતું નથી.",
        todo: [
            "`param` પછી કે સંદેશામાં field નું નામ શોધો.",
            "બધા parameter કાઢી નાખો, પછી એક એક કરીને ઉમેરો.",
            "Provider ના પાના પરની request સાથે સરખાવો.",
        ],
    },
    "not-found": {
        title: "404: આ સરનામે કશું નથી",
        means: "સરનામામાંનો path ખોટો છે, કે મોડેલ ત્યાં નથી.",
        todo: [
            "Path ને provider ના પાના સાથે સરખાવો: `/v1` બે વાર લખાઈ જાય, કે રહી જાય, એ સામાન્ય ભૂલ છે.",
            "મોડેલનું id તપાસો.",
        ],
    },
    "method-not-allowed": {
        title: "405: માગવાની રીત ખોટી છે",
        means: "Call માં POST મોકલાય; સરનામું બ્રાઉઝરમાં ખોલો તો GET જાય છે. Path લગભગ સાચો હોય ત્યારે પણ આ આવે.",
        todo: ["POST થી મોકલો.", "Path ને provider ના પાના સાથે સરખાવો."],
    },
    "request-timeout": {
        title: "408: request ને બહુ વાર લાગી",
        means: "Service એ રાહ જોઈ, પણ આખી request પહોંચી નહીં, કે તેણે કામ પડતું મૂક્યું.",
        todo: ["ફરી ચલાવો; ઇન્ટરનેટ ધીમું હોય તો નાની ફાઇલ મોકલો."],
    },
    conflict: {
        title: "409: બે ફેરફાર એકસાથે",
        means: "Service પાસે એ જ વસ્તુને બીજું કોઈ પણ બદલી રહ્યું છે.",
        todo: ["થોડી વાર રાહ જુઓ, પછી ફરી ચલાવો."],
    },
    unprocessable: {
        title: "422: કોઈ કિંમત ચાલે તેવી નથી",
        means: "Request વંચાય છે, પણ તેમાંની કોઈ કિંમત બીજી જાતની છે કે હદની બહાર છે.",
        todo: ["`loc` કે `field` માં જગ્યા લખી છે, અને `msg` માં ત્યાં શું ખોટું છે તે.", "Parameter ની હદ આ કામના પાના પર જુઓ."],
    },
    "failed-dependency": {
        title: "424: router પાછળનો provider નિષ્ફળ ગયો",
        means: "Hub ના router એ તમારી request આગળ મોકલી, પણ provider તે કામ કરી શક્યો નહીં.",
        todo: ["થોડી વાર પછી ફરી ચલાવો.", "અથવા આ જ મોડેલ માટે બીજો provider પસંદ કરો."],
    },
    "too-many-requests": {
        title: "429: બહુ બધી request",
        means: "એક મિનિટ કે એક દિવસમાં તમારા ખાતાને જેટલી છૂટ છે તેનાથી વધારે call કે token થયા.",
        todo: [
            "સંદેશામાં કે `Retry-After` header માં લખ્યું હોય તેટલી રાહ જુઓ. એક મિનિટ સુધીની રાહ Callsheet પોતે જુએ છે.",
            "એકસાથે ઓછી request મોકલો.",
            "OpenAI માં 429 નો અર્થ ક્યારેક credit ખલાસ થઈ એવો પણ થાય.",
        ],
    },
    "server-error": {
        title: "500: service ની પોતાની ભૂલ",
        means: "Provider પાસે કંઈક તૂટ્યું. તમારી request સાચી પણ હોઈ શકે; ક્યારેક કોઈએ ન ધારેલી કિંમત પણ કારણ બને છે.",
        todo: [
            "થોડી વાર પછી ફરી ચલાવો.",
            "દર વખતે આવે તો parameter ઓછા કરી જુઓ, કે બીજો provider પસંદ કરો; provider ને `requestId` જણાવો.",
        ],
    },
    "out-of-memory": {
        title: "Service ની memory ભરાઈ ગઈ",
        means: "જેટલું માગ્યું તે મોડેલ જે card પર ચાલે છે તેના માટે વધારે છે.",
        todo: ["નાનું ચિત્ર, ઓછી frame કે ટૂંકું લખાણ માગો."],
    },
    "bad-gateway": {
        title: "502: દરવાજા પાછળથી જવાબ ન આવ્યો",
        means: "Gateway ચાલુ છે, પણ તેની પાછળનું machine જવાબ આપતું નથી. ઘણી વાર JSON ની જગ્યાએ HTML નું પાનું આવે છે.",
        todo: ["રાહ જુઓ, પછી ફરી ચલાવો: Callsheet ત્રણ વાર પૂછી ચૂક્યું છે.", "લાંબું ચાલે તો બીજો provider પસંદ કરો."],
    },
    "service-unavailable": {
        title: "503: service વ્યસ્ત છે",
        means: "Service પાસે ગજા ઉપરાંતનું કામ છે, તેનું સમારકામ ચાલે છે, કે મોડેલ તૈયાર થઈ રહ્યું છે.",
        todo: ["રાહ જુઓ, પછી ફરી ચલાવો: Callsheet ત્રણ વાર પૂછી ચૂક્યું છે.", "લાંબું ચાલે તો બીજો provider પસંદ કરો."],
    },
    "gateway-timeout": {
        title: "504: service ને બહુ વાર લાગી",
        means: "Gateway રાહ જોઈને થાક્યું. એક જવાબ માટે કામ કદાચ બહુ લાંબું હતું.",
        todo: ["ઓછું માગો, કે streaming વાપરો: ત્યારે તરત કંઈક આવવા લાગે છે.", "મોટા વીડિયો માટે queue વાળો provider સારો."],
    },
    redirected: {
        title: "301 થી 308: સરનામું બીજે મોકલે છે",
        means: "Server બીજું સરનામું ચીંધે છે. Callsheet ત્યાં જતું નથી: તમારો token તમે ન પસંદ કરેલા કોઈના હાથમાં જાય.",
        todo: ["છેલ્લું સરનામું જ લખો: મોટે ભાગે `https://` સાથે, અને છેડે `/` વગર."],
    },
    "job-failed": {
        title: "Job નિષ્ફળ ગયો",
        means: "Provider એ કામ queue માં તો લીધું, પણ પૂરું કરી શક્યો નહીં. કારણ કહ્યું હોય તો તે સંદેશાને છેડે છે.",
        todo: [
            "કારણમાં જે લખ્યું હોય તે બદલો; કારણ ન હોય તો એક વાર ફરી ચલાવો.",
            "બહુ મોટું ચિત્ર, કે filter ને મંજૂર ન હોય તેવો વિષય, એ સામાન્ય કારણો છે.",
        ],
    },
    "job-takes-too-long": {
        title: "Job ને બહુ વાર લાગે છે",
        means: "સમય પૂરો થયો ત્યારે કામ હજી queue માં હતું, કે ચાલુ હતું. Provider તેને પૂરું કરે અને તેના પૈસા પણ લે, એવું બને.",
        todo: [
            "વધારે સમય આપો: `timeouts: { queue: 1_200_000 }`.",
            "કામ હજી ચાલે છે તે `onWait` થી તમારા program ને ખબર પડે.",
        ],
    },
    "sandbox-was-told": {
        title: "Sandbox ને આવી error આપવા કહેલું છે",
        means: "આ સાચી error નથી: કોઈએ માગેલી ખામી તમારું પોતાનું sandbox ભજવે છે.",
        todo: [
            "તમારો program ત્યારે શું કરે છે તે જુઓ: એના માટે જ તો આ છે.",
            "આ ન જોઈએ તો sandbox ને `fault` option વગર ચાલુ કરો.",
        ],
    },
    "stream-broke": {
        title: "જવાબ અધવચ્ચે તૂટી ગયો",
        means: "જવાબની વચ્ચે connection પૂરું થયું, કે service એ error મોકલી. ત્યાં સુધી જે આવ્યું તે આખો જવાબ નથી.",
        todo: [
            "ફરી પૂછો: તૂટેલો જવાબ આગળ વધારી શકાતો નથી.",
            "દર વખતે સરખા સમયે તૂટે, તો વચ્ચેનો કોઈ proxy લાંબાં connection બંધ કરે છે.",
        ],
    },
    "not-a-stream": {
        title: "Service streaming કરતી નથી",
        means: "Streaming માગ્યું હતું, પણ જવાબ આખો એકસાથે આવ્યો, કે બીજા કોઈ રૂપે આવ્યો.",
        todo: ["Streaming વગર call કરો.", "પોતાનું server હોય તો સરનામામાંનો path તપાસો."],
    },
    "too-much": {
        title: "જવાબ હદ કરતાં મોટો છે",
        means: "Client `maxBytes` થી વધારે વાંચતું નથી, જેથી કોઈ તમારી memory ભરી ન દે.",
        todo: ["`maxBytes` option થી હદ વધારો, કે નાની ફાઇલ માગો."],
    },
    "result-not-downloaded": {
        title: "જવાબની ફાઇલ ખાનગી સરનામે છે",
        means: "Service એ આપેલું URL તમારા કમ્પ્યુટરનું કે ખાનગી network નું છે, અથવા `https:` વગરનું છે. Client ત્યાંથી ઉતારતું નથી: નહીં તો service તમારા network ની અંદરનું વાંચી શકે.",
        todo: [
            'ચિત્ર હોય તો `outputType: "url"` થી ફક્ત તેનું URL માગો.',
            "પોતાનું server હોય તો તે ફાઇલ પોતાના જ સરનામે આપે તેમ ગોઠવો.",
        ],
    },
    "not-json": {
        title: "જવાબ JSON નથી",
        means: "JSON ની જગ્યાએ HTML નું પાનું (`<!DOCTYPE`), ખાલી જવાબ, કે તૂટેલો જવાબ આવ્યો. મોટે ભાગે તે gateway નું error નું પાનું હોય છે.",
        todo: [
            "પહેલાં status જુઓ: program એ પણ JSON વાંચતાં પહેલાં તે જોવું જોઈએ.",
            "જવાબને લખાણ રૂપે છાપો, અને અહીં paste કરો.",
            "સરનામું તપાસો: web page નું સરનામું web page જ આપે.",
        ],
    },
    "error-read-as-result": {
        title: "Error ને જવાબ માની લેવાઈ",
        means: "Service એ error મોકલી, અને program તેમાં જવાબ શોધતો રહ્યો, જે તેમાં છે જ નહીં: જેમ કે `choices`.",
        todo: [
            "આખો જવાબ છાપો, અને અહીં paste કરો: શું ખોટું છે તે તેમાં લખ્યું છે.",
            "જવાબ વાંચતાં પહેલાં status જુઓ; અમારી snippets એમ જ કરે છે.",
        ],
    },
    "not-an-image": {
        title: "જે આવ્યું તે ચિત્ર નથી",
        means: "આ byte ચિત્રના નથી: મોટે ભાગે JSON માં error, કે કોઈ પાનું હોય છે.",
        todo: ["પહેલા સો byte લખાણ રૂપે છાપો.", "ચિત્ર ખોલતાં પહેલાં status અને `Content-Type` જુઓ."],
    },
    "host-not-found": {
        title: "આ નામનું server મળતું નથી",
        means: "તમારા કમ્પ્યુટરને server નું સરનામું મળ્યું નહીં: ઇન્ટરનેટ બંધ છે, કે નામ લખવામાં ભૂલ છે.",
        todo: [
            "બ્રાઉઝરમાં કોઈ પણ પાનું ખોલો: ઇન્ટરનેટ ચાલે છે?",
            "Server નું નામ અક્ષરે અક્ષર વાંચો.",
            "Container માં કે શાળાના network માં નામ શોધવાનું બંધ કરેલું હોઈ શકે: તે સંભાળનારને પૂછો.",
        ],
    },
    "connection-refused": {
        title: "ત્યાં કોઈ સાંભળતું નથી",
        means: "Machine છે, પણ તે port પર કોઈ server નથી: પોતાનું server હોય તો મોટે ભાગે તે ચાલુ કર્યું હોતું નથી.",
        todo: ["Server ચાલુ કરો, અને port સરખાવો.", "Container ની અંદર `localhost` એટલે container પોતે."],
    },
    "connect-timeout": {
        title: "Connection થયું જ નહીં",
        means: "સામેથી કશો જવાબ નથી: હા પણ નહીં, ના પણ નહીં. ઘણી વાર firewall request ને ગળી જાય છે.",
        todo: ["બીજું network અજમાવો, જેમ કે ફોનનું.", "આ server ની છૂટ છે કે નહીં તે network સંભાળનારને પૂછો."],
    },
    "connection-lost": {
        title: "Connection કપાઈ ગયું",
        means: "Connection થયું, પછી તૂટ્યું: સામેવાળાએ, કે રસ્તામાંના કોઈએ, તે બંધ કર્યું.",
        todo: ["ફરી ચલાવો.", "ફક્ત મોટી ફાઇલ વખતે થાય તો નાની ફાઇલ મોકલો."],
    },
    "certificate-not-trusted": {
        title: "Certificate પર ભરોસો નથી",
        means: "સામે કોણ છે તેની ખાતરી તમારું કમ્પ્યુટર કરી શકતું નથી: શાળા કે કંપનીનો proxy પોતાના certificate થી વચ્ચે વાંચે છે, ઘડિયાળ ખોટી છે, કે certificate જૂનાં છે.",
        todo: [
            "કમ્પ્યુટરની તારીખ તપાસો.",
            "Network નું certificate ઉમેરો: Node માં `NODE_EXTRA_CA_CERTS`, Python માં `SSL_CERT_FILE` કે `REQUESTS_CA_BUNDLE`.",
            "ચકાસણી બંધ ન કરો: વચ્ચે બેઠેલા કોઈને પણ તમારી key વંચાય.",
        ],
    },
    proxy: {
        title: "Proxy જવા દેતું નથી",
        means: "તમારા network માંથી બહાર જવાનો રસ્તો proxy છે, અને તે ના પાડે છે, કે નામ અને password માગે છે.",
        todo: [
            "`HTTPS_PROXY` ને network સંભાળનારે આપેલી વિગત સાથે સરખાવો.",
            "પોતાના કમ્પ્યુટર પરના server નું નામ `NO_PROXY` માં લખો.",
        ],
    },
    "browser-refused": {
        title: "બ્રાઉઝર રજા આપતું નથી, કે ઇન્ટરનેટ નથી",
        means: "પાનું બીજા server ને ત્યારે જ પૂછી શકે, જ્યારે તે server તેની છૂટ આપે (CORS). ઘણા provider છૂટ આપતા નથી, જેથી કોઈ પોતાની key પાનામાં ન મૂકે. ઇન્ટરનેટ બંધ હોય ત્યારે પણ આવું જ દેખાય.",
        todo: [
            "તમારા પોતાના server પરના program થી પૂછો, અને પાનું તેને પૂછે.",
            "Hub ના router થી પાનામાંથી પણ ચાલે; પણ પાનામાં મૂકેલી key બધા વાંચી શકે.",
            "બ્રાઉઝરનું console ખોલો: બેમાંથી કયું કારણ છે તે ત્યાં લખ્યું હશે.",
        ],
    },
    unreachable: {
        title: "Service સુધી પહોંચાયું નહીં",
        means: "Request પહોંચી નહીં; કારણ અંદર `cause` માં, કે ઉપરની લીટીઓમાં લખ્યું છે.",
        todo: ["બધાં કારણ સાથે આખો સંદેશો paste કરો.", "ઇન્ટરનેટ અને સરનામું તપાસો."],
    },
    "library-not-there": {
        title: "Library install કરેલી નથી",
        means: "Program જે library માગે છે તે નથી, કે બીજા Python માં કે બીજા folder માં છે.",
        todo: [
            "Program જે folder કે environment માં ચાલે છે ત્યાં `pip install huggingface_hub`, કે `npm install @callsheet/inference` ચલાવો.",
            "Notebook હોય તો પછી kernel ફરી ચાલુ કરો.",
        ],
    },
    "library-is-old": {
        title: "Library કે Node જૂનું છે",
        means: "Program એવું કંઈક માગે છે જે install કરેલી આવૃત્તિમાં હજી નથી; કે તમારી પોતાની ફાઇલનું નામ library ના નામ જેવું જ છે.",
        todo: [
            "`pip install --upgrade huggingface_hub`, કે `npm install @callsheet/inference@latest` ચલાવો.",
            "તમારી ફાઇલનું નામ `openai.py` કે `requests.py` ન રાખો.",
        ],
    },
    "program-not-there": {
        title: "આ program install કરેલો નથી",
        means: "Command માં જે program નું નામ છે તેને terminal ઓળખતું નથી.",
        todo: [
            "Install કરો: `apt install jq curl`, `brew install jq`, કે `winget install jqlang.jq`.",
            "પછી નવું terminal ખોલો.",
        ],
    },
    "file-not-there": {
        title: "આવી ફાઇલ નથી",
        means: "Program જે folder માં ચાલુ થયો ત્યાં ફાઇલ શોધે છે, અને તે ત્યાં નથી.",
        todo: ["પહેલાં ફાઇલના folder માં જાઓ, કે ફાઇલનો આખો path લખો.", "નામનો છેડો જુઓ: `.jpg` અને `.jpeg` જુદાં છે."],
    },
    "module-syntax": {
        title: "Node આ ફાઇલને જૂની રીતનો module માને છે",
        means: "`import`, અને function ની બહાર `await`, ફક્ત module માં લખાય.",
        todo: ['ફાઇલના નામને છેડે `.mjs` રાખો, કે package.json માં `"type": "module"` લખો.'],
    },
    "written-wrongly": {
        title: "Program લખવામાં ભૂલ",
        means: "Program વંચાતો જ નથી, કે તેમાં ન હોય તેવું નામ છે: કોઈ કૌંસ, અવતરણચિહ્ન, ખાલી જગ્યા, કે નામ તપાસો.",
        todo: ["સંદેશામાં લખેલી લીટી, અને તેની ઉપરની લીટી જુઓ.", "Snippet આખી ફરી copy કરો, અને એક વખતે એક જ ફેરફાર કરો."],
    },
} as const satisfies Partial<Explanations>;
