import type { Explanations } from "../explanation.ts";

/** Explanations: calls that are rejected as they are written. */
export const call = {
    "value-does-not-fit": {
        title: "કિંમત બીજી જાતની છે",
        cause: "Call ના કોઈ field માં આ કામને જોઈએ તેના કરતાં કંઈક જુદું છે: આંકડાની જગ્યાએ લખાણ, ન હોય તેવું કામ, કે એકની જગ્યાએ આખી યાદી.",
        steps: [
            "સંદેશામાં જે field નું નામ છે તે જુઓ, અને તેમાં શું લખાય તે આ કામના પાના પર જુઓ.",
            'JSON માં આંકડાને અવતરણચિહ્ન ન હોય: `5`, નહીં કે `"5"`.',
        ],
    },
    "field-is-missing": {
        title: "એક field ખૂટે છે",
        cause: "આ કામ કે આ મોડેલ માટે જરૂરી field request માં નથી. વાતચીતમાં `messages` જોઈએ; બીજાં મોટા ભાગનાં કામમાં `inputs`.",
        steps: [
            "Field નું નામ સંદેશામાં શોધો: `loc`, `param` કે `field` પછી, અથવા backtick ની વચ્ચે.",
            "Field લખ્યું જ હોય, તો કદાચ body બીજા કામના સરનામે ગઈ છે: provider ના પાના પરની request સાથે સરખાવો.",
        ],
    },
    "parameter-not-taken": {
        title: "મોડેલ આ parameter લેતું નથી",
        cause: "Request માં એવો parameter, કે તેની એવી કિંમત છે, જે આ મોડેલ કે service ઓળખતી નથી.",
        steps: [
            "સંદેશામાં જેનું નામ છે તે parameter કાઢી નાખો.",
            "OpenAI નાં નવાં મોડેલ `max_tokens` ની જગ્યાએ `max_completion_tokens` માગે છે, અને `temperature` લેતાં નથી.",
        ],
    },
    "body-not-json": {
        title: "Request ની body JSON નથી",
        cause: "Service body વાંચી શકી નહીં: terminal માં અવતરણચિહ્ન ખોવાઈ ગયાં, છેલ્લે અલ્પવિરામ છે, કે body બે વાર encode થઈ છે.",
        steps: [
            'PowerShell: તે અવતરણચિહ્ન કાઢી નાખે છે: body ને `body.json` માં લખો, અને `curl.exe … -d "@body.json"` થી મોકલો.',
            'cmd: અંદરનાં અવતરણચિહ્ન `\\"` લખો.',
            "Python: `data={…}` નહીં, પણ object આપો: `json={…}`.",
            "JavaScript: `body: JSON.stringify({ … })` એક જ વાર લખો.",
            "JSON માં ફક્ત બેવડાં અવતરણચિહ્ન હોય, અને છેલ્લી કિંમત પછી અલ્પવિરામ ન હોય.",
        ],
    },
    "not-a-model-id": {
        title: "આ મોડેલનું id નથી",
        cause: "મોડેલનું id `owner/name` રૂપે હોય. સરનામું કે એકલું નામ ન ચાલે; અને OpenAI ફક્ત પોતાનાં મોડેલ ચલાવે છે.",
        steps: ["Hub પર મોડેલના પાનાને મથાળેથી id copy કરો.", "તમારા પોતાના server નું સરનામું `endpointUrl` માં લખો."],
    },
    "not-an-endpoint": {
        title: "Server નું સરનામું બરાબર નથી",
        cause: "`endpointUrl` માં આખું સરનામું જોઈએ, અને ત્યારે provider ન લખાય: તેની જગ્યાએ તમારા server ને જ પૂછાય છે.",
        steps: ["આગળ `https://` લખો (પોતાના કમ્પ્યુટર પર હોય તો `http://`).", "`provider` કાઢી નાખો."],
    },
    "image-not-taken": {
        title: "Service આ ચિત્ર વાંચી શકતી નથી",
        cause: "ચિત્ર ન ચાલે તેવી જાતનું છે (HEIC, SVG, web page), બગડેલું છે, કે service તેનું સરનામું ખોલી શકતી નથી.",
        steps: [
            "PNG, JPEG, WEBP કે GIF મોકલો, અને ફાઇલ બહુ મોટી ન હોય.",
            "સરનામેથી બધાને ચિત્ર પોતે મળવું જોઈએ: Google Drive નું પાનું, કે `localhost`, ન ચાલે.",
            "અથવા ફાઇલ પોતે data URL રૂપે મોકલો: `data:image/jpeg;base64,…`, તેની સાચી જાત સાથે.",
        ],
    },
    "file-type-not-taken": {
        title: "આ જાતની ફાઇલ service વાંચતી નથી",
        cause: "ફાઇલ કઈ જાતની છે તે લખ્યું નથી, ખોટું લખ્યું છે, કે provider તે જાત વાંચતો નથી.",
        steps: [
            "અવાજ MP3 કે WAV રૂપે, અને ચિત્ર PNG કે JPEG રૂપે મોકલો.",
            "JavaScript માં Blob ને તેની જાત આપો; curl માં `Content-Type` header ઉમેરો.",
        ],
    },
    "bytes-in-json": {
        title: "JSON માં byte કે ચિત્ર ન મુકાય",
        cause: "JSON લખાણ છે: byte, ચિત્ર કે ફાઇલ જેમ છે તેમ તેમાં ન મુકાય.",
        steps: [
            "Python: Byte ને લખાણ બનાવો: `base64.b64encode(data).decode()`; વાતચીતમાં ચિત્ર `data:image/jpeg;base64,…` રૂપે મોકલો.",
            'Python: અથવા ફાઇલ પોતે body તરીકે મોકલો: `requests.post(url, data=open("cats.jpg", "rb"))`.',
            'huggingface_hub: Method ને path કે byte આપો: `client.image_classification("cats.jpg")`.',
        ],
    },
    "object-in-json": {
        title: "આ object JSON રૂપે લખાતો નથી",
        cause: "JSON માં લખાણ, આંકડા, યાદી અને સાદા object આવે. Library ના object ને પહેલાં તેવો બનાવવો પડે.",
        steps: [
            "Python: openai ના object માટે `message.model_dump()`, અને બીજા માટે `str(x)` કે `float(x)` વાપરો.",
            "JavaScript: આખો response નહીં, જોઈતાં field જ નવા object માં મૂકો.",
        ],
    },
    "order-of-tool-messages": {
        title: "Tool ના જવાબ પહેલાં તેનો call નથી",
        cause: "`tool` ની દરેક message મોડેલની તે message પછી આવે જેમાં તેના `tool_calls` હોય, અને દરેક call ને જવાબ જોઈએ.",
        steps: [
            "પહેલાં મોડેલની પોતાની message જેમ આવી તેમ ઉમેરો, પછી તેના દરેક call માટે એક `tool` message, એ જ `tool_call_id` સાથે.",
            "વાતચીત ટૂંકી કરો ત્યારે બંનેને સાથે કાઢો.",
        ],
    },
    "json-not-asked-for": {
        title: "JSON કે function ના argument બરાબર ન આવ્યા",
        cause: "મોડેલે JSON માં જવાબ આપવાનો હતો, પણ schema service ના નિયમ પ્રમાણે નથી, prompt માં તે લખ્યું નથી, કે મોડેલે બીજું લખ્યું.",
        steps: [
            "`json_object` માટે કોઈ message માં JSON શબ્દ લખો.",
            'Schema માં `"additionalProperties": false` લખો, અને બધાં field `required` માં લખો.',
            "મોડેલ લખી ન શક્યું હોય તો ફરી, વધારે સાદી રીતે પૂછો, કે મોટું મોડેલ લો.",
        ],
    },
    "no-address-of-the-file": {
        title: "ફાઇલનું સરનામું નથી",
        cause: "તમે ચિત્ર કે અવાજનું સરનામું માગ્યું, પણ આ provider ફાઇલ પોતે જ મોકલે છે.",
        steps: ['ફાઇલ જ માગો: `outputType: "blob"` કે `"dataUrl"`.'],
    },
    "not-in-responses": {
        title: "Responses API માં આ parameter નથી",
        cause: "OpenAI નાં બે API જુદાં છે: Chat Completions ના કેટલાક parameter Responses માં નથી.",
        steps: ["તે parameter કાઢી નાખો, અથવા `chat-completions` થી પૂછો."],
    },
    "chat-template": {
        title: "મોડેલ આ રીતે વાતચીત કરી શકતું નથી",
        cause: "મોડેલ પાસે વાતચીતનો template નથી, કે template ને બીજો ક્રમ જોઈએ છે: user અને assistant વારાફરતી, ક્યારેક `system` વગર.",
        steps: [
            "જેના નામને છેડે `Instruct`, `it` કે `Chat` હોય તેવું મોડેલ લો.",
            "User અને assistant ના વારા એક પછી એક રાખો, અને `system` નું લખાણ પહેલા સંદેશામાં મૂકો.",
            "જે મોડેલ ફક્ત લખાણ આગળ વધારે છે, તેને `text-generation` થી વાપરો.",
        ],
    },
    "mask-is-missing": {
        title: "વાક્યમાં ખાલી જગ્યા નથી",
        cause: "fill-mask એક ખાલી જગ્યા પૂરે છે, અને આ લખાણમાં તે નથી, કે બીજા મોડેલની રીતે લખી છે.",
        steps: ["BERT જેવાં મોડેલમાં `[MASK]`, અને RoBERTa જેવાં મોડેલમાં `<mask>` લખો: મોડેલના પાના પર જોઈ લો."],
    },
    "content-refused": {
        title: "Service ને આ વિષય મંજૂર નથી",
        cause: "Service ના filter ને સવાલ કે જવાબ તેના નિયમોની વિરુદ્ધ લાગ્યો.",
        steps: ["બીજા શબ્દોમાં પૂછો.", "શું ચાલે તે દરેક provider માં જુદું છે: તેના નિયમો વાંચો."],
    },
} as const satisfies Partial<Explanations>;
