import type { Explanations } from "../explanation.ts";

/** Explanations: keys, what they allow, credit and limits. */
export const key = {
    "no-key": {
        title: "Key મોકલાઈ જ નથી",
        cause: "Request સાથે key નહોતી, કે library ને તે મળી નહીં: મોટે ભાગે, જ્યાં program ચાલે છે ત્યાં environment variable મૂકેલો હોતો નથી.",
        steps: [
            'PowerShell: એ જ window માં મૂકો: `$env:HF_TOKEN = "hf_…"`.',
            "cmd: એ જ window માં મૂકો: `set HF_TOKEN=hf_…`.",
            "bash: એ જ terminal માં મૂકો: `export HF_TOKEN=hf_…`.",
            "Notebook: Key ને secrets માં મૂકો, અને notebook ને તે વાંચવાની છૂટ આપો.",
            "Provider ની પોતાની key ના variable નું નામ જુદું છે, જેમ કે `OPENAI_API_KEY`, `GROQ_API_KEY` કે `FAL_KEY`: તે સંદેશામાં કે provider ના પાના પર છે.",
            "Key `.env` ફાઇલમાં હોય તો તે ફાઇલ load કરો: તે આપોઆપ વંચાતી નથી.",
        ],
    },
    "variable-empty": {
        title: "Key નો variable ખાલી છે",
        cause: "Program જે variable માંથી key વાંચે છે તે મૂકેલો નથી, એટલે તેમાં કશું નથી (`None`). `.env` ફાઇલ આપોઆપ વંચાતી નથી.",
        steps: [
            "Python: Key `.env` ફાઇલમાં હોય, તો વાંચતાં પહેલાં `load_dotenv()` લખો, અને program ને એ ફાઇલના folder માં ચલાવો.",
            "Node: Key `.env` ફાઇલમાં હોય, તો `node --env-file=.env chat.mjs` થી ચલાવો.",
            'PowerShell: એ જ window માં મૂકો: `$env:HF_TOKEN = "hf_…"`.',
            "cmd: એ જ window માં મૂકો: `set HF_TOKEN=hf_…`.",
            "bash: એ જ terminal માં મૂકો: `export HF_TOKEN=hf_…`.",
            "નામ અક્ષરે અક્ષર સરખું જોઈએ: `HF_TOKEN`.",
        ],
    },
    "secret-not-shared": {
        title: "આ notebook ને secret વાંચવાની છૂટ નથી",
        cause: "Secret તમારા ખાતામાં છે, પણ Colab દરેક notebook માટે અલગ છૂટ માગે છે.",
        steps: [
            "Colab ની ડાબી ધાર પરનું key ના ચિહ્નવાળું panel ખોલો, અને secret ની બાજુમાં Notebook access ચાલુ કરો.",
            "પછી cell ફરી ચલાવો.",
        ],
    },
    "secret-not-there": {
        title: "Notebook ને secret મળ્યું નહીં",
        cause: "આ નામનું secret વંચાયું નહીં: તે notebook ના secrets માં નથી, નામ જુદું છે, કે notebook Colab ના ખુલ્લા પાનામાં ચાલતી નથી.",
        steps: [
            "Colab ની ડાબી ધાર પરનું key ના ચિહ્નવાળું panel ખોલો, `HF_TOKEN` ઉમેરો, અને Notebook access ચાલુ કરો.",
            "Cell ને Colab ના ખુલ્લા પાનામાં ચલાવો, અને તે છૂટ માગે તો આપો.",
            "આ ફક્ત ચેતવણી હોય અને program પોતે key આપતો હોય, તો બધું બરાબર છે.",
        ],
    },
    "key-not-accepted": {
        title: "Key સ્વીકારાઈ નથી",
        cause: "Request સાથે service ઓળખે તેવી key આવી નથી: તે રહી ગઈ છે, લખવામાં ભૂલ છે, મુદત પૂરી થઈ છે, રદ થઈ છે, કે બીજી service ની છે.",
        steps: [
            "Key ફરીથી copy કરો: આખી, અને વચ્ચે જગ્યા વગર.",
            "Hub ના router પર ફક્ત `hf_` થી શરૂ થતો Hub નો token ચાલે; provider ના પોતાના સરનામે ફક્ત તેની પોતાની key.",
            "ખાતરી ન હોય તો નવી key બનાવો, અને જૂની ભૂંસી નાખો.",
        ],
    },
    "wrong-kind-of-key": {
        title: "Key બીજી જાતની છે",
        cause: "Hub નો token (`hf_…`) Hub ના router થી જાય, અને provider ની પોતાની key તેના પોતાના સરનામે; જે key આવી તે આ provider લેતો નથી.",
        steps: [
            "Hub નો token હોય તો router પાછળનો provider પસંદ કરો.",
            "Provider ની પોતાની key હોય તો તે જ provider નું નામ લખો.",
        ],
    },
    "key-has-stray-characters": {
        title: "Key માં વધારાનો અક્ષર છે",
        cause: "Key સાથે header માં નવી લીટી, ખાલી જગ્યા, `…` કે બીજા અક્ષર છે, અને તે ત્યાં ન ચાલે. કદાચ તેમાં હજી નમૂનાનું લખાણ છે.",
        steps: [
            "Copy ના બટનથી આખી key ફરી copy કરો.",
            "Python: ફાઇલમાંથી આવતી નવી લીટી `.strip()` થી નીકળી જાય.",
            "JavaScript: ફાઇલમાંથી આવતી નવી લીટી `.trim()` થી નીકળી જાય.",
        ],
    },
    "key-in-browser": {
        title: "Key સાથે આ library પાનામાં ચાલતી નથી",
        cause: "પાનું ખોલનાર કોઈ પણ તમારી key વાંચી શકે, એટલે library ત્યાં ચાલવાની ના પાડે છે.",
        steps: [
            "Program ને Node થી ચલાવો, કે call ને તમારા પોતાના server પર મૂકો, અને પાનું તેને પૂછે.",
            "`dangerouslyAllowBrowser` થી ચેતવણી બંધ થાય, જોખમ નહીં: તે ફક્ત પોતાના કમ્પ્યુટર પર વાપરો.",
        ],
    },
    "not-allowed": {
        title: "આ key ને આની છૂટ નથી",
        cause: "Service key ને ઓળખે છે, પણ આ કામની permission તેને નથી.",
        steps: [
            "Hub પર fine-grained token બનાવો, અને તેને Inference Providers ને call કરવાની permission આપો.",
            "બિલ કોઈ સંસ્થા ભરતી હોય, તો token ને તે સંસ્થાની permission પણ જોઈએ.",
        ],
    },
    "country-not-served": {
        title: "આ દેશમાં આ service મળતી નથી",
        cause: "Service અમુક દેશોમાં જ જવાબ આપે છે, અને તમારું network બીજા દેશમાં છે, કે VPN ને લીધે તેવું લાગે છે. Key કારણ નથી.",
        steps: [
            "VPN કે પરદેશનું server વાપરતા હો તો તેના વગર જુઓ.",
            "નહીં તો બીજો provider લો: Hub ના router પર બીજાઓનાં ઘણાં મોડેલ છે.",
        ],
    },
    "organisation-to-be-verified": {
        title: "પહેલાં ખાતાની સંસ્થાની ખાતરી કરાવવી પડે",
        cause: "Key બરાબર છે, પણ આ મોડેલ માટે OpenAI સંસ્થાની ખાતરી (verification) માગે છે, કે key request માં લખેલી સંસ્થાની નથી.",
        steps: [
            "OpenAI માં સંસ્થાની settings ખોલો, અને verify કરો; તેમાં થોડી મિનિટ થઈ શકે.",
            "અથવા જેને તેની જરૂર નથી તેવું મોડેલ લો, અને `organization=` કાઢી નાખો.",
        ],
    },
    "guard-refused": {
        title: "Service ની આગળના ચોકીદારે ના પાડી",
        cause: "આ HTML નું પાનું કે ટૂંકો જવાબ service નો નથી, તેની આગળના ચોકીદારનો છે (જેમ કે Cloudflare). તેને તમારું network, પ્રદેશ કે program ગમ્યાં નહીં. Key કારણ નથી.",
        steps: [
            "બીજું network અજમાવો: VPN વગર, શાળા કે cloud ના સરનામેથી નહીં, જેમ કે ફોનનું.",
            "સરનામું API નું છે, web page નું નહીં, તે જુઓ: `https://router.huggingface.co/v1`.",
            "Service ની પોતાની library થી, કે સામાન્ય `User-Agent` header સાથે મોકલો.",
        ],
    },
    "gated-model": {
        title: "પહેલાં મોડેલના માલિકની રજા લેવી પડે",
        cause: "આ મોડેલ gated છે: Hub પર તેની શરતો વાંચીને એક વાર રજા માગવાની હોય છે.",
        steps: [
            "Sign in કરીને Hub પર મોડેલનું પાનું ખોલો, અને શરતો સ્વીકારો.",
            "પછી એ જ ખાતાનો token વાપરો. રજા મળતાં થોડા દિવસ પણ થાય.",
        ],
    },
    "no-credit": {
        title: "Credit ખલાસ થઈ ગઈ છે",
        cause: "મહિનાની મફત credit વપરાઈ ગઈ, ખાતામાં પૈસા નથી, કે request તેનાથી વધારે માગે છે.",
        steps: [
            "Key જે ખાતાની છે તેના billing ના પાને જુઓ, અને credit ઉમેરો.",
            "સંદેશામાં `max_tokens` લખ્યું હોય તો તેને ઘટાડો: જવાબનો વધુમાં વધુ ખર્ચ ગણાય છે.",
            "Hub પર આવતા મહિનાની રાહ જુઓ, કે સંસ્થાના ખાતે ચલાવો: Python માં `bill_to`, JavaScript માં `billTo`.",
            "અજમાવવા માટે sandbox છે: તેમાં કશો ખર્ચ નથી.",
        ],
    },
    "tokens-per-minute": {
        title: "એક મિનિટમાં છૂટ કરતાં વધારે token",
        cause: "તમારા ખાતાને એક મિનિટમાં અમુક token ની છૂટ છે, અને આ request તેની પહેલાંની સાથે મળીને તેનાથી વધી ગઈ. ફાઇલ કે key કારણ નથી.",
        steps: [
            "એક જ request છૂટ કરતાં મોટી હોય તો રાહ જોવાથી નહીં ચાલે: ઓછું લખાણ કે જૂના ઓછા સંદેશા મોકલો, અને `max_tokens` ઘટાડો.",
            "નહીં તો સંદેશામાં લખી હોય તેટલી રાહ જુઓ, મોટે ભાગે એક મિનિટથી ઓછી.",
            "નાના મોડેલની, કે ખાતાના ઊંચા tier ની, છૂટ વધારે હોય છે.",
        ],
    },
    "limit-of-the-day": {
        title: "આજની હદ પૂરી થઈ",
        cause: "તમારું ખાતું, કે તેનો મફત ભાગ, એક દિવસમાં અમુક જ request કે token મોકલી શકે.",
        steps: [
            "સંદેશામાં લખેલા સમય સુધી, કે કાલ સુધી રાહ જુઓ.",
            "બીજું મોડેલ કે provider લો: હદ મોટે ભાગે દરેક મોડેલની અલગ ગણાય છે.",
            "મહાવરો ચાલુ રાખવા sandbox છે: તેમાં કોઈ હદ નથી.",
        ],
    },
    "limited-upstream": {
        title: "Service ની પાછળનો provider વ્યસ્ત છે",
        cause: "Service એ request જે provider ને આગળ મોકલી, તેની બધા માટેની હદ પૂરી થઈ છે. તમારી પોતાની હદ કારણ નથી.",
        steps: ["એક મિનિટ પછી ફરી ચલાવો.", "આ મોડેલ માટે બીજો provider લો, કે `:free` વગરનું મોડેલ લો."],
    },
    "too-many-requests": {
        title: "429: બહુ બધી request",
        cause: "એક મિનિટ કે એક દિવસમાં તમારા ખાતાને જેટલી છૂટ છે તેનાથી વધારે call થયા.",
        steps: [
            "સંદેશામાં કે `Retry-After` header માં લખ્યું હોય તેટલી રાહ જુઓ.",
            "એકસાથે ઓછી request મોકલો, અને વચ્ચે થોડી રાહ જુઓ.",
            "Callsheet: તે એક મિનિટ સુધીની રાહ પોતે જુએ છે.",
            "OpenAI માં 429 નો અર્થ ક્યારેક credit ખલાસ થઈ એવો પણ થાય.",
        ],
    },
    "too-long": {
        title: "લખાણ મોડેલ માટે બહુ લાંબું છે",
        cause: "સવાલ અને જવાબ મળીને એટલા token થાય છે, જેટલા મોડેલ એકસાથે સમાવી શકતું નથી.",
        steps: [
            "લખાણ ટૂંકું કરો, કે વાતચીતના જૂના ભાગ કાઢી નાખો.",
            "`max_tokens` ઘટાડો: જવાબ માટેની જગ્યા પણ ગણાય છે.",
            "અથવા લાંબા context વાળું મોડેલ વાપરો.",
        ],
    },
    "max-tokens": {
        title: "`max_tokens` બરાબર નથી",
        cause: "જવાબ માટેના token ની સંખ્યા મોડેલ લખી શકે તેનાથી વધારે છે, કે એટલી ઓછી કે જવાબ કપાઈ ગયો.",
        steps: [
            "વધારે છે એમ લખ્યું હોય, તો `max_tokens` ને સંદેશામાં લખેલા આંકડા સુધી ઘટાડો.",
            "જવાબ કપાઈ ગયો હોય, તો વધારો: વિચારીને જવાબ આપતાં મોડેલને કેટલાક હજાર token જોઈએ.",
        ],
    },
    "too-large": {
        title: "ફાઇલ બહુ મોટી છે",
        cause: "Service લે તેના કરતાં request ની body મોટી છે. Base64 રૂપે ફાઇલ ત્રીજા ભાગ જેટલી વધે છે.",
        steps: ["ચિત્ર નાનું કરો, કે અવાજના ટુકડા કરો.", "કેટલાંક મોડેલ ફાઇલને બદલે તેનું સરનામું પણ લે છે."],
    },
    "out-of-memory": {
        title: "Memory ભરાઈ ગઈ",
        cause: "જેટલું માગ્યું તે મોડેલ જે card કે કમ્પ્યુટર પર ચાલે છે તેના માટે વધારે છે.",
        steps: [
            "નાનું ચિત્ર, ઓછી frame કે ટૂંકું લખાણ માગો.",
            "મોડેલ તમારા કમ્પ્યુટર પર ચાલતું હોય તો નાનું મોડેલ લો, કે provider પાસે પૂછો.",
        ],
    },
} as const satisfies Partial<Explanations>;
