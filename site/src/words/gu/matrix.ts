import type { MatrixEntry } from "@callsheet/snippets";
import type { BenchStrings, MatrixStrings } from "../en/matrix.ts";

const fields: Readonly<Record<keyof MatrixEntry, string>> = {
    id: "Matrix માં એક જ વાર આવે, અને દર વખતે એનું એ જ રહે: provider, કામ, ભાષા, library, ગોઠવણ.",
    task: "કામનું id.",
    model: "Hub પર મોડેલનું id.",
    provider: "Provider નું id, કે `auto`.",
    providerModelId: "Provider પાસે મોડેલનું પોતાનું id.",
    language: "Snippet કઈ ભાષામાં છે.",
    client: "Snippet કઈ library વાપરે છે.",
    variant: "Snippet નો ઘાટ: તે શું લે છે અને જવાબનું શું કરે છે.",
    streaming: "જવાબ આવતો જાય તેમ તેમ છપાય છે કે નહીં.",
    options: "કઈ ગોઠવણ સાથે લખાઈ.",
    parameter: "જે હરોળ એક જ parameter બદલે છે, તેમાં એ parameter નું નામ.",
    mapping: "Adapter હોય ત્યારે: Hub ની યાદીમાં તેની વિગત.",
    wire: "Snippet એ મોકલવાની request, data રૂપે. Token અને ફાઇલની જગ્યાએ નિશાન હોય છે.",
    content: "આખો program.",
};

export const matrix: MatrixStrings = {
    what: "Matrix શું છે",
    whatAbout:
        "Callsheet લખી શકે તે દરેક program: દરેક provider, કામ, મોડેલ, library અને ગોઠવણ માટે એક લીટી, JSON રૂપે. દરેક લીટીમાં program ની સાથે એ request પણ છે, જે તેણે મોકલવી જ જોઈએ. Matrix પરથી program ચકાસાય છે, ઝડપ મપાય છે, અને બીજાં સાધન બની શકે છે.",
    count: "આજે {count} લીટી છે.",
    countClient: "Library",
    countLines: "લીટી",
    total: "કુલ",
    make: "કેવી રીતે બને",
    makeAbout: "Terminal માં `callsheet matrix`; program માં `matrix()`, જે માગો ત્યારે જ એક એક લીટી લખે છે.",
    narrow: "થોડી જ જોઈતી હોય તો:",
    own: "તમારાં પોતાનાં મોડેલ માટે, ફાઇલમાં એક એક લીટીમાં JSON રૂપે લખીને:",
    command: "આ command ના બધા option",
    fields: "લીટીનાં field",
    fieldsAbout: "Field ઉમેરાય છે, પણ કદી કઢાતાં નથી.",
    example: "એક લીટી",
    exampleAbout: "`{id}`, વાંચી શકાય તેમ ગોઠવીને. `content` નીચે જુદો બતાવ્યો છે.",
    leaves: "Request માંનાં નિશાન",
    leavesAbout:
        "જે વસ્તુ program ચાલે ત્યારે જ ખબર પડે, તેની જગ્યાએ `wire` માં `$` થી શરૂ થતું નિશાન હોય છે. જે header માં નિશાન હોય તે તેના ટુકડાની યાદી છે.",
    leaf: "નિશાન",
    meaning: "શું છે",
    leafTexts: {
        secret: "આ environment variable માંનું access token.",
        file: "ફાઇલના byte.",
        base64: "એ જ byte, base64 લખાણ રૂપે.",
        dataUrl: "એ જ byte, આ પ્રકારના `data:` URL રૂપે.",
    },
    proof: "ચકાસણીમાં તેનો ઉપયોગ",
    proofAbout:
        "ચકાસણી દરેક લીટીનો `content` જેમ છે તેમ, અસલ library વડે ચલાવે છે. Program જે request મોકલે તે `wire` જેવી જ છે કે નહીં તે sandbox માં સરખાવાય છે: method, સરનામું, header, body.",
    fieldTexts: fields,
};

export const bench: BenchStrings = {
    groups: {
        snippets: {
            title: "Snippet લખવી",
            about: "બંને library લખી શકે તેવી દરેક snippet: દરેક મોડેલ, provider અને વિકલ્પ માટે. બંનેનો એક જ process માં વારાફરતી વારો આવે છે. સમય એક snippet નો છે.",
        },
        streams: {
            title: "Chat ના stream ના event",
            about: "દરેક library એકસરખા 10,000 event વાંચે છે. તે ગમે ત્યાંથી કપાયેલા ટુકડામાં, એ જ process ની અંદરથી આવે છે; network નો સમય ગણાતો નથી. કોઈએ પણ કરવું જ પડે તેવું કામ એટલે JSON વાંચવું.",
        },
        calls: {
            title: "એ જ કમ્પ્યુટર પરના server ને request",
            about: "એ જ કમ્પ્યુટર પર, અલગ process માં ચાલતું server chat નો તરત જવાબ આપે છે: દરેક દોરમાં હજાર request, વારાફરતી. સંભાળવાળા `fetch` માં signal, timer અને ટુકડે ટુકડે વાંચવું પણ છે.",
        },
        size: {
            title: "Web page માં કેટલું વજન ઉમેરાય",
            about: "Browser માટે rolldown વડે bundle અને minify કરીને, gzip પછી. 1 KB એટલે 1000 byte. લક્ષ્ય એટલે `npm run check` ની હદ.",
        },
        pages: {
            title: "Page ની પહેલી મુલાકાત",
            about: "Chromium માં, ધીમા phone ની જેમ: ધીમું 4G, ચાર ગણું ધીમું processor, અને cache ખાલી. Page બીજું કશું ન માગે ત્યાં સુધી, gzip પછી જે આવ્યું તે બધું ગણ્યું છે.",
        },
        "first-minutes": {
            title: "પહેલી થોડી મિનિટ",
            about: "Commit થયેલા code નું નવું clone, અને npm ની cache જેમ છે તેમ: `npm start` થી સાઇટનું સરનામું દેખાય ત્યાં સુધી. પછી કશું બદલ્યા વગર ફરી એક વાર; પછી એક પ્રકરણમાં એક વાક્ય ઉમેરીને.",
        },
    },
    rows: {
        "snippets.write": "એક snippet લખવી",
        "streams.200": "stream ના event, 200 byte ના ટુકડામાં",
        "streams.1500": "stream ના event, 1500 byte ના ટુકડામાં",
        "calls.p50": "એક નાની request, p50",
        "size.snippets": "snippet generator, gzip પછી",
        "size.chat": "ફક્ત chat, gzip પછી",
        "size.client": "આખો client, gzip પછી",
        "pages.chapter-bytes": "ગુજરાતી પ્રકરણની પહેલી મુલાકાત",
        "pages.chapter-paint": "ગુજરાતી પ્રકરણ: પહેલું લખાણ દેખાય ત્યાં સુધી (FCP)",
        "pages.home-bytes": "ગુજરાતી મુખ્ય પાનાની પહેલી મુલાકાત",
        "pages.home-paint": "ગુજરાતી મુખ્ય પાનું: પહેલું લખાણ દેખાય ત્યાં સુધી (FCP)",
        "pages.generator-bytes": "ગુજરાતી generator ની પહેલી મુલાકાત",
        "pages.generator-paint": "ગુજરાતી generator: પહેલું લખાણ દેખાય ત્યાં સુધી (FCP)",
        "first-minutes.fresh": "નવા clone માં `npm start`",
        "first-minutes.unchanged": "`npm start`, કશું બદલ્યા વગર",
        "first-minutes.chapter": "`npm start`, એક પ્રકરણ બદલીને",
    },
    others: {
        "JSON.parse alone": "ફક્ત JSON.parse",
        "bare `fetch`": "ફક્ત `fetch`",
        "a careful `fetch`": "સંભાળવાળું `fetch`",
    },
};
