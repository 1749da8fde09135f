import type { Explanations } from "../explanation.ts";

/** Explanations: the client's error classes, invalid calls, keys and models. */
export const call = {
    "input-error": {
        title: "InputError",
        means: "Call જેમ લખ્યો છે તેમ થઈ શકે એમ નથી. કશું મોકલાયું નથી, એટલે પૈસા પણ કપાયા નથી.",
        todo: ["સંદેશો વાંચો: કયા field માં શું જોઈતું હતું અને શું આવ્યું, તે તેમાં લખ્યું છે.", "કશું બદલ્યા વગર ફરી ચલાવશો તો આ જ error આવશે."],
    },
    "routing-error": {
        title: "RoutingError",
        means: "પૂછવા માટે કોઈ નથી: આવો provider નથી, કે તે આ કામ કે આ મોડેલ ચલાવતો નથી, કે તેને બીજી જાતની key જોઈએ છે. આ પણ એક `InputError` છે.",
        todo: ["સંદેશામાં જે provider નાં નામ છે તેમાંથી એક પસંદ કરો, અથવા `auto` લખો."],
    },
    "hub-api-error": {
        title: "HubApiError",
        means: "આ મોડેલ કોણ ચલાવે છે તે Hub કહી શક્યું નહીં. Provider ને હજી પૂછાયું જ નથી.",
        todo: [
            "Status 404 હોય તો મોડેલનું id તપાસો.",
            "429 કે 5xx હોય તો થોડી રાહ જુઓ, અથવા `mapping` option આપો, જેથી Hub ને પૂછવું ન પડે.",
        ],
    },
    "provider-api-error": {
        title: "ProviderApiError",
        means: "Provider એ ના પાડી: 2xx સિવાયના status થી, streaming ની વચ્ચે error મોકલીને, કે નિષ્ફળ ગયેલા job થી. Provider ના પોતાના શબ્દો સંદેશામાં છે.",
        todo: [
            "`status` જુઓ, અને સંદેશામાંના provider ના શબ્દો વાંચો; તે પણ અહીં paste કરી શકાય.",
            "Provider ની મદદ માગો ત્યારે `requestId` આપજો.",
        ],
    },
    "provider-output-error": {
        title: "ProviderOutputError",
        means: "Provider એ જવાબ તો આપ્યો, પણ આ કામ જે આપે છે તે નહીં. મોટે ભાગે મોડેલનું કામ જુદું હોય છે, કે server ની રીત પોતાની હોય છે.",
        todo: [
            "મોડેલના પાના પર લખેલું કામ અને તમે માગેલું કામ સરખાવો.",
            "જવાબ ક્યાં જુદો પડ્યો તે સંદેશામાં છે. Provider એ રીત બદલી હોય તો અમને જણાવો; ત્યાં સુધી બીજો provider વાપરો.",
        ],
    },
    "timeout-error": {
        title: "TimeoutError",
        means: "Call ને timeout કરતાં વધારે વાર લાગી: જવાબ શરૂ થતાં, તેના બે ટુકડા વચ્ચે, queue માં, કે બધું મળીને.",
        todo: [
            "કયો timeout હતો તે સંદેશામાં છે; `timeouts` option થી તેને વધારો (આંકડો millisecond માં).",
            "મોટા મોડેલને પહેલો જવાબ આપતાં એકાદ મિનિટ થાય. ઓછું માગો (ઓછા token, નાનું ચિત્ર), કે streaming વાપરો.",
        ],
    },
    "aborted-error": {
        title: "AbortedError",
        means: "તમારા પોતાના program એ call અટકાવ્યો: તેના `signal` થી, કે તમે Ctrl C દબાવ્યું. `cause` માં તેનું કારણ છે.",
        todo: ["જાણી જોઈને ન અટકાવ્યો હોય, તો `abort()` ક્યાં લખ્યું છે તે જુઓ: ઘણી વાર પાનું બંધ થયું હોય, કે timer બહુ ટૂંકો હોય."],
    },
    "inference-error": {
        title: "InferenceError",
        means: "આ બધી error નું કુટુંબ. એકલું આ નામ આવે તો connection ન થયું: કોઈએ જવાબ આપ્યો નહીં.",
        todo: ["કારણ કૌંસમાં લખ્યું છે: આખો સંદેશો અહીં paste કરો.", "ઇન્ટરનેટ અને સરનામું તપાસો, પછી ફરી ચલાવો."],
    },
    "value-does-not-fit": {
        title: "કિંમત બીજી જાતની છે",
        means: "Call ના કોઈ field માં આ કામને જોઈએ તેના કરતાં કંઈક જુદું છે: આંકડાની જગ્યાએ લખાણ, ન હોય તેવું કામ, કે એકની જગ્યાએ આખી યાદી.",
        todo: [
            "સંદેશામાં જે field નું નામ છે તે જુઓ, અને તેમાં શું લખાય તે આ કામના પાના પર જુઓ.",
            'JSON માં આંકડાને અવતરણચિહ્ન ન હોય: `5`, નહીં કે `"5"`.',
        ],
    },
    "field-is-missing": {
        title: "એક field ખૂટે છે",
        means: "આ કામ કે આ મોડેલ માટે જરૂરી field request માં નથી. વાતચીતમાં `messages` જોઈએ; બીજાં મોટા ભાગનાં કામમાં `inputs`.",
        todo: [
            "Field નું નામ સંદેશામાં શોધો: `loc`, `param` કે `field` પછી, અથવા backtick ની વચ્ચે.",
            "Field લખ્યું જ હોય, તો કદાચ body બીજા કામના સરનામે ગઈ છે: provider ના પાના પરની request સાથે સરખાવો.",
        ],
    },
    "not-a-model-id": {
        title: "આ મોડેલનું id નથી",
        means: "મોડેલનું id `owner/name` રૂપે હોય. સરનામું કે એકલું નામ ન ચાલે; અને OpenAI ફક્ત પોતાનાં મોડેલ ચલાવે છે.",
        todo: ["Hub પર મોડેલના પાનાને મથાળેથી id copy કરો.", "તમારા પોતાના server નું સરનામું `endpointUrl` માં લખો."],
    },
    "not-an-endpoint": {
        title: "Server નું સરનામું બરાબર નથી",
        means: "`endpointUrl` માં આખું સરનામું જોઈએ, અને ત્યારે provider ન લખાય: તેની જગ્યાએ તમારા server ને જ પૂછાય છે.",
        todo: ["આગળ `https://` લખો (પોતાના કમ્પ્યુટર પર હોય તો `http://`).", "`provider` કાઢી નાખો."],
    },
    "file-type-not-taken": {
        title: "આ જાતની ફાઇલ service વાંચતી નથી",
        means: "ફાઇલ કઈ જાતની છે તે લખ્યું નથી, ખોટું લખ્યું છે, કે provider તે જાત વાંચતો નથી.",
        todo: [
            "અવાજ MP3 કે WAV રૂપે, અને ચિત્ર PNG કે JPEG રૂપે મોકલો.",
            "JavaScript માં Blob ને તેની જાત આપો; curl માં `Content-Type` header ઉમેરો.",
        ],
    },
    "no-address-of-the-file": {
        title: "ફાઇલનું સરનામું નથી",
        means: "તમે ચિત્ર કે અવાજનું સરનામું માગ્યું, પણ આ provider ફાઇલ પોતે જ મોકલે છે.",
        todo: ['ફાઇલ જ માગો: `outputType: "blob"` કે `"dataUrl"`.'],
    },
    "not-in-responses": {
        title: "Responses API માં આ parameter નથી",
        means: "OpenAI નાં બે API જુદાં છે: Chat Completions ના કેટલાક parameter Responses માં નથી.",
        todo: ["તે parameter કાઢી નાખો, અથવા `chat-completions` થી પૂછો."],
    },
    "too-long": {
        title: "લખાણ મોડેલ માટે બહુ લાંબું છે",
        means: "સવાલ અને જવાબ મળીને એટલા token થાય છે, જેટલા મોડેલ એકસાથે સમાવી શકતું નથી.",
        todo: [
            "લખાણ ટૂંકું કરો, કે વાતચીતના જૂના ભાગ કાઢી નાખો.",
            "`max_tokens` ઘટાડો: જવાબ માટેની જગ્યા પણ ગણાય છે.",
            "અથવા લાંબા context વાળું મોડેલ વાપરો.",
        ],
    },
    "too-large": {
        title: "ફાઇલ બહુ મોટી છે",
        means: "Service લે તેના કરતાં request ની body મોટી છે. Base64 રૂપે ફાઇલ ત્રીજા ભાગ જેટલી વધે છે.",
        todo: ["ચિત્ર નાનું કરો, કે અવાજના ટુકડા કરો.", "કેટલાંક મોડેલ ફાઇલને બદલે તેનું સરનામું પણ લે છે."],
    },
    "chat-template": {
        title: "મોડેલ આ રીતે વાતચીત કરી શકતું નથી",
        means: "મોડેલ પાસે વાતચીતનો template નથી, કે template ને બીજો ક્રમ જોઈએ છે: user અને assistant વારાફરતી, ક્યારેક `system` વગર.",
        todo: [
            "જેના નામને છેડે `Instruct`, `it` કે `Chat` હોય તેવું મોડેલ લો.",
            "User અને assistant ના વારા એક પછી એક રાખો, અને `system` નું લખાણ પહેલા સંદેશામાં મૂકો.",
            "જે મોડેલ ફક્ત લખાણ આગળ વધારે છે, તેને `text-generation` થી વાપરો.",
        ],
    },
    "mask-is-missing": {
        title: "વાક્યમાં ખાલી જગ્યા નથી",
        means: "fill-mask એક ખાલી જગ્યા પૂરે છે, અને આ લખાણમાં તે નથી, કે બીજા મોડેલની રીતે લખી છે.",
        todo: ["BERT જેવાં મોડેલમાં `[MASK]`, અને RoBERTa જેવાં મોડેલમાં `<mask>` લખો: મોડેલના પાના પર જોઈ લો."],
    },
    "content-refused": {
        title: "Service ને આ વિષય મંજૂર નથી",
        means: "Service ના filter ને સવાલ કે જવાબ તેના નિયમોની વિરુદ્ધ લાગ્યો.",
        todo: ["બીજા શબ્દોમાં પૂછો.", "શું ચાલે તે દરેક provider માં જુદું છે: તેના નિયમો વાંચો."],
    },
    "no-key": {
        title: "Key મોકલાઈ જ નથી",
        means: "Request સાથે key નહોતી: મોટે ભાગે, જ્યાં program ચાલે છે ત્યાં environment variable મૂકેલો હોતો નથી.",
        todo: [
            'તે જ terminal માં મૂકો: `export HF_TOKEN=…`; Windows ની PowerShell માં `$env:HF_TOKEN = "…"`.',
            "Notebook હોય તો key ને secrets માં મૂકો, અને notebook ને તે વાંચવાની છૂટ આપો.",
            "Provider ની પોતાની key ના variable નું નામ જુદું છે: તે provider ના પાના પર છે.",
        ],
    },
    "key-not-accepted": {
        title: "Key સ્વીકારાઈ નથી",
        means: "Key તો આવી, પણ service તેને ઓળખતી નથી: લખવામાં ભૂલ છે, મુદત પૂરી થઈ છે, રદ થઈ છે, કે બીજી service ની છે.",
        todo: [
            "Key ફરીથી copy કરો: આખી, અને વચ્ચે જગ્યા વગર.",
            "Hub ના router પર ફક્ત `hf_` થી શરૂ થતો Hub નો token ચાલે; provider ના પોતાના સરનામે ફક્ત તેની પોતાની key.",
            "ખાતરી ન હોય તો નવી key બનાવો, અને જૂની ભૂંસી નાખો.",
        ],
    },
    "wrong-kind-of-key": {
        title: "Key બીજી જાતની છે",
        means: "Hub નો token (`hf_…`) Hub ના router થી જાય, અને provider ની પોતાની key તેના પોતાના સરનામે; જે key આવી તે આ provider લેતો નથી.",
        todo: [
            "Hub નો token હોય તો router પાછળનો provider પસંદ કરો.",
            "Provider ની પોતાની key હોય તો તે જ provider નું નામ લખો.",
        ],
    },
    "key-has-stray-characters": {
        title: "Key માં વધારાનો અક્ષર છે",
        means: "Key સાથે નવી લીટી, ખાલી જગ્યા કે `…` પણ copy થઈ ગયું છે, અને તે header માં ન ચાલે.",
        todo: ["Copy ના બટનથી key ફરી copy કરો.", "Python માં ફાઇલમાંથી key વાંચો ત્યારે `.strip()` લખો."],
    },
    "not-allowed": {
        title: "આ key ને આની છૂટ નથી",
        means: "Service key ને ઓળખે છે, પણ આ કામની permission તેને નથી.",
        todo: [
            "Hub પર fine-grained token બનાવો, અને તેને Inference Providers ને call કરવાની permission આપો.",
            "બિલ કોઈ સંસ્થા ભરતી હોય, તો token ને તે સંસ્થાની permission પણ જોઈએ.",
        ],
    },
    "gated-model": {
        title: "પહેલાં મોડેલના માલિકની રજા લેવી પડે",
        means: "આ મોડેલ gated છે: Hub પર તેની શરતો વાંચીને એક વાર રજા માગવાની હોય છે.",
        todo: [
            "Sign in કરીને Hub પર મોડેલનું પાનું ખોલો, અને શરતો સ્વીકારો.",
            "પછી એ જ ખાતાનો token વાપરો. રજા મળતાં થોડા દિવસ પણ થાય.",
        ],
    },
    "no-credit": {
        title: "Credit ખલાસ થઈ ગઈ છે",
        means: "મહિનાની મફત credit વપરાઈ ગઈ, કે ખાતામાં પૈસા નથી.",
        todo: [
            "Key જે ખાતાની છે તેના billing ના પાને જુઓ.",
            "Credit ઉમેરો, આવતા મહિનાની રાહ જુઓ, કે `billTo` થી સંસ્થાના ખાતે ચલાવો.",
            "અજમાવવા માટે sandbox છે: તેમાં કશો ખર્ચ નથી.",
        ],
    },
    "no-such-model": {
        title: "આવું મોડેલ નથી",
        means: "Id લખવામાં ભૂલ છે, મોડેલ કાઢી નખાયું કે તેનું નામ બદલાયું, કે તે ખાનગી છે અને તમારી key તેને જોઈ શકતી નથી.",
        todo: [
            "મોડેલના પાના પરથી id copy કરો: નાના-મોટા અક્ષરનો ફરક ગણાય છે.",
            "મોડેલ ખાનગી હોય તો તેના માલિકનો token વાપરો.",
            "Provider ના પોતાના સરનામે મોડેલનું id પણ તેનું પોતાનું હોય: મોડેલના પાના પર તેની યાદી છે.",
        ],
    },
    "model-not-served": {
        title: "આ provider પાસે આ મોડેલ નથી",
        means: "મોડેલ છે ખરું, પણ આ provider પાસે નથી, કે ફક્ત બીજા કામ માટે છે, કે તમે ચાલુ રાખેલા કોઈ provider પાસે નથી.",
        todo: [
            "સંદેશામાં જે provider નાં નામ છે તેમાંથી પસંદ કરો, કે મોડેલના પાના પર જુઓ.",
            "Hub પર Inference Providers ની settings માં કયા provider ચાલુ છે તે જુઓ.",
        ],
    },
    "task-not-served": {
        title: "આ provider આ કામ કરતો નથી",
        means: "કોઈ provider બધાં કામ કરતો નથી: ઘણા ફક્ત વાતચીત કરે છે.",
        todo: ["કોણ કરે છે તે સંદેશામાં છે; provider ની યાદીમાં પણ કામ પ્રમાણે શોધી શકાય."],
    },
    "no-such-provider": {
        title: "આવો provider નથી",
        means: "Provider ના નામમાં ભૂલ છે, કે તમારી library તે provider કરતાં જૂની કે નવી છે.",
        todo: ["Id નાના અક્ષરે લખો, જેમ provider ની યાદીમાં છે.", "Id બરાબર હોય તો library ને update કરો."],
    },
    "old-address": {
        title: "આ સરનામું જૂનું છે",
        means: "Program જે સરનામે પૂછે છે તે હવે નથી. આજે Hub નું સરનામું `router.huggingface.co` છે.",
        todo: ["Library ને update કરો.", "સરનામું તમારા program માં લખેલું હોય, તો generator થી નવો code બનાવો."],
    },
    "model-is-loading": {
        title: "મોડેલ તૈયાર થઈ રહ્યું છે",
        means: "થોડા વખતથી કોઈએ આ મોડેલ વાપર્યું નથી, એટલે તેને હમણાં ચાલુ કરાય છે. તેમાં થોડી second થી થોડી મિનિટ થાય; `estimated_time` તેનો અંદાજ છે.",
        todo: ["એટલી રાહ જુઓ, પછી ફરી ચલાવો.", "Callsheet પોતે કુલ ત્રણ વાર પૂછી જુએ છે."],
    },
} as const satisfies Partial<Explanations>;
