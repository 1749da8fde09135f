import type { Explanations } from "../explanation.ts";

/** Explanations: slips in the reader's own program, and its files. */
export const program = {
    "console-encoding": {
        title: "Console આ અક્ષર બતાવી શકતું નથી",
        cause: "જવાબ તો આવ્યો છે, પણ console ના જૂના encoding માં ગુજરાતી અક્ષર નથી, એટલે `print` અટકે છે. Key અને call બરાબર છે.",
        steps: [
            "PowerShell: `$env:PYTHONUTF8 = 1` ચલાવો, પછી એ જ window માં program ફરી ચલાવો.",
            "cmd: `set PYTHONUTF8=1` ચલાવો, પછી એ જ window માં program ફરી ચલાવો.",
            "bash: `export PYTHONUTF8=1` ચલાવો, પછી program ફરી ચલાવો.",
            'અથવા program ની શરૂઆતમાં આ લખો: `import sys; sys.stdout.reconfigure(encoding="utf-8")`.',
            'Program ફાઇલમાં લખતો હોય, તો ત્યાં encoding લખો: `open("answer.txt", "w", encoding="utf-8")`.',
        ],
    },
    "file-encoding": {
        title: "ફાઇલ બીજા encoding માં વંચાય છે",
        cause: "ફાઇલ જે encoding માં વંચાય છે તેમાં તેના byte બેસતા નથી: Windows માં Python console નું જૂનું encoding લે છે, કે ફાઇલ લખાણની છે જ નહીં.",
        steps: [
            'Python: Encoding લખો: `open("text.txt", encoding="utf-8")`.',
            'PowerShell માં `>` થી લખાયેલી ફાઇલ UTF-16 હોઈ શકે: `encoding="utf-16"`; શરૂઆતમાં ચિહ્ન હોય તો `encoding="utf-8-sig"`.',
            'ચિત્ર કે અવાજ લખાણ નથી: તેને `open("cats.jpg", "rb")` થી ખોલો.',
        ],
    },
    "body-encoding": {
        title: "Body UTF-8 માં મોકલવી પડે",
        cause: "Body લખાણ રૂપે આપી છે, અને library લખાણને Latin-1 માં મોકલે છે, જેમાં ગુજરાતી અક્ષર નથી. Key બરાબર છે.",
        steps: [
            "Python: JSON library ને જ બનાવવા દો: `data=` નહીં, પણ `requests.post(url, json={…})`.",
            'Python: અથવા પોતે encode કરો: `data=json.dumps(body).encode("utf-8")`.',
            'PowerShell: Body ને UTF-8 ફાઇલમાંથી મોકલો: `curl.exe … -d "@body.json"`.',
        ],
    },
    "loop-in-notebook": {
        title: "Event loop પહેલેથી ચાલે છે",
        cause: "Notebook માં પોતાનો event loop ચાલતો હોય છે, અને તેની અંદર બીજો શરૂ થતો નથી.",
        steps: [
            "Cell માં `asyncio.run(main())` ની જગ્યાએ `await main()` લખો.",
            "`.py` ફાઇલમાં `asyncio.run(main())` છેડે, એક જ વાર લખો.",
            "અથવા `Async` વગરનો client લો: ત્યારે loop ની જરૂર નથી.",
        ],
    },
    "await-outside": {
        title: "`await` ખોટી જગ્યાએ છે",
        cause: "`await` ફક્ત `async` થી શરૂ થતા function ની અંદર ચાલે.",
        steps: [
            "Python: Code ને `async def main():` માં મૂકો, અને `asyncio.run(main())` થી ચલાવો. Notebook ના cell માં `await` સીધું ચાલે.",
            "JavaScript: Function ની આગળ `async` લખો; ફાઇલમાં સૌથી ઉપર તે module માં ચાલે, જેના નામને છેડે `.mjs` હોય.",
            "અથવા `Async` વગરનો client લો, અને `await` કાઢી નાખો.",
        ],
    },
    "await-missing": {
        title: "`await` રહી ગયું છે",
        cause: "Call હજી શરૂ જ થયો છે: તમારી પાસે જવાબ નથી, જવાબ આવશે તેનું વચન છે.",
        steps: [
            "Python: `completion = await client.chat.completions.create(…)` લખો, અને stream માટે `async for chunk in await …`.",
            "JavaScript: `const answer = await client.chatCompletion(…)` લખો, અને `await response.json()` પણ.",
            "Python: અથવા `Async` વગરનો client લો: `OpenAI`, `InferenceClient`.",
        ],
    },
    "await-not-needed": {
        title: "`await` ની જરૂર નથી",
        cause: "આ client `Async` વગરનો છે: તેનો call સીધો જવાબ જ આપે છે.",
        steps: ["`await` કાઢી નાખો.", "અથવા બીજો client લો: `AsyncOpenAI`, `AsyncInferenceClient`."],
    },
    "module-syntax": {
        title: "Node આ ફાઇલને જૂની રીતનો module માને છે",
        cause: "`import`, અને function ની બહાર `await`, ફક્ત module માં લખાય.",
        steps: [
            'ફાઇલના નામને છેડે `.mjs` રાખો, કે package.json માં `"type": "module"` લખો.',
            'Browser: `<script type="module">` લખો.',
            "Module માં `require` નથી: તેની જગ્યાએ `import` લખો.",
        ],
    },
    "typescript-in-node": {
        title: "આ Node TypeScript ચલાવતું નથી",
        cause: "ફાઇલ TypeScript માં છે, અને આ Node ફક્ત JavaScript ચલાવે છે.",
        steps: [
            "Node 24 વાપરો, જે `.ts` ફાઇલ પણ ચલાવે છે.",
            "અથવા `npx tsx chat.ts` થી ચલાવો, કે generator માં JavaScript પસંદ કરો.",
        ],
    },
    "node-program-in-browser": {
        title: "Node નો program પાનામાં ચાલે છે",
        cause: "બ્રાઉઝરમાં `process` કે `require` નથી, અને package નું એકલું નામ તે ઓળખતું નથી. આ program Node માટે લખેલો છે.",
        steps: [
            "Node થી ચલાવો: `node chat.mjs`. ત્યાં key પણ સલામત છે.",
            "પાનામાં library ને સરનામેથી import કરો, જેમ કે `https://esm.sh/@callsheet/inference`, કે Vite જેવું સાધન વાપરો.",
            "ખાનગી key પાનામાં ન મૂકો: તે બધા વાંચી શકે.",
        ],
    },
    "browser-program-in-node": {
        title: "પાનાનો program Node માં ચાલે છે",
        cause: "Node માં કોઈ પાનું નથી: `document` અને `window` ફક્ત બ્રાઉઝરમાં હોય છે.",
        steps: [
            "પાનું બ્રાઉઝરમાં ખોલો, કે આ લીટીઓ કાઢી નાખીને `console.log(…)` વાપરો.",
            "Server પર પણ ચાલતા program માં (Next.js, Astro) આ code ફક્ત બ્રાઉઝરમાં ચાલવો જોઈએ.",
        ],
    },
    "unclosed-bracket": {
        title: "કૌંસ કે અવતરણચિહ્ન બંધ થયું નથી",
        cause: "Python કે Node લીટીને કે ફાઇલને છેડે પહોંચ્યું, અને હજી કોઈ કૌંસ, અવતરણચિહ્ન કે અલ્પવિરામની રાહ જુએ છે.",
        steps: [
            "સંદેશામાં લખેલી લીટી, અને તેની ઉપરની લીટી જુઓ: ભૂલ ઘણી વાર ત્યાં હોય છે.",
            'દરેક `(`, `[`, `{` અને `"` ને તેનો જોડીદાર જોઈએ; બે કિંમતની વચ્ચે અલ્પવિરામ જોઈએ.',
            "Snippet આખી ફરી copy કરો: છેડેની લીટી રહી ગઈ હોઈ શકે.",
        ],
    },
    "curly-quotes": {
        title: "Code માં ન ચાલે તેવો અક્ષર",
        cause: "Program માં વાંકું અવતરણચિહ્ન, લાંબી રેખા કે અદૃશ્ય ખાલી જગ્યા છે. તે લખાણના program, chat કે PDF માંથી આવે છે.",
        steps: [
            "`“` અને `”` ની જગ્યાએ `\"` લખો, અને `‘` અને `’` ની જગ્યાએ `'`.",
            "સંદેશામાં લખેલી જગ્યાએ ખાલી જગ્યા ભૂંસીને ફરી લખો.",
            "Code ને copy ના બટનથી copy કરો, PDF કે chat માંથી નહીં.",
        ],
    },
    "backslash-in-path": {
        title: "Path માંના ઊંધા slash નો જુદો અર્થ છે",
        cause: "Python ના લખાણમાં `\\U` અને `\\n` નો પોતાનો અર્થ છે, અને Windows ના path માં આવાં ચિહ્ન ઘણાં હોય છે.",
        steps: [
            'અવતરણચિહ્નની આગળ `r` લખો: `r"C:\\Users\\asha\\cats.jpg"`.',
            'અથવા path ને `/` થી લખો: `"C:/Users/asha/cats.jpg"`.',
        ],
    },
    indentation: {
        title: "લીટીની શરૂઆતની ખાલી જગ્યા ખોટી છે",
        cause: "કઈ લીટીઓ ભેગી છે તે Python શરૂઆતની ખાલી જગ્યાથી જાણે છે. કોઈ લીટીમાં તે વધારે છે, ઓછી છે, કે tab ભળી ગયાં છે.",
        steps: [
            "સંદેશામાં લખેલી લીટી જુઓ: એક block ની લીટીઓ સરખી જગ્યાએથી શરૂ થાય, `:` વાળી લીટી કરતાં ચાર ખાલી જગ્યા અંદર.",
            "ફક્ત ખાલી જગ્યા વાપરો, tab નહીં.",
            "Snippet આખી ફરી copy કરો.",
        ],
    },
    "json-in-python": {
        title: "JSON ના શબ્દ Python માં લખ્યા છે",
        cause: "JSON માં `true`, `false` અને `null` લખાય; Python માં તે જુદી રીતે લખાય.",
        steps: ["`True`, `False` અને `None` લખો.", "અથવા લખાણને JSON તરીકે વાંચો: `json.loads('…')`."],
    },
    "name-not-defined": {
        title: "Program આ નામ ઓળખતો નથી",
        cause: "આ નામનું કશું હજી બન્યું નથી: તેને બનાવતી લીટી નથી કે પછી આવે છે, કે નામ લખવામાં ભૂલ છે.",
        steps: [
            "તેને બનાવતી લીટી શોધો, જેમ કે `client = …`, અને ઉપરનું `import` પણ.",
            "નાના-મોટા અક્ષર સરખાવો: `Client` અને `client` જુદાં છે.",
            "Notebook માં પહેલાં ઉપરના cell ચલાવો; restart પછી બધા.",
        ],
    },
    "written-wrongly": {
        title: "Program લખવામાં ભૂલ",
        cause: "Program વંચાતો જ નથી: કોઈ ચિહ્ન ખૂટે છે, વધારે છે, કે ખોટી જગ્યાએ છે.",
        steps: [
            "સંદેશામાં લખેલી લીટી, અને તેની ઉપરની લીટી જુઓ: કૌંસ, અવતરણચિહ્ન, અલ્પવિરામ કે `:`.",
            "Snippet આખી ફરી copy કરો, અને એક વખતે એક જ ફેરફાર કરો.",
        ],
    },
    "unknown-argument": {
        title: "Function આ argument લેતું નથી",
        cause: "Call માં એવું argument છે જે આ function માં નથી, કે જરૂરી argument રહી ગયું છે. કશું મોકલાયું નથી.",
        steps: [
            "સંદેશામાંનું નામ આ કામના પાના સાથે સરખાવો: method અને library પ્રમાણે તે જુદું હોય છે.",
            "openai: ફક્ત કેટલીક service લે છે તેવું `extra_body={…}` થી આપો.",
            "Argument નવું હોય તો library ને update કરો.",
        ],
    },
    "no-such-attribute": {
        title: "આ object માં તે નામ નથી",
        cause: "Program object પાસેથી એવું નામ માગે છે જે તેમાં નથી: નામ લખવામાં ભૂલ છે, object તમે ધારો છો તે નથી, કે library ની આવૃત્તિ જુદી છે.",
        steps: [
            "Python: તે શું છે તે છાપો: `print(type(x), dir(x))`.",
            "JavaScript: તે શું છે તે છાપો: `console.log(x)`.",
            "નામને library ના પાના સાથે સરખાવો; નમૂના જૂની કે નવી આવૃત્તિના હોઈ શકે.",
        ],
    },
    "index-out-of-range": {
        title: "યાદી ધારી હતી તેના કરતાં ટૂંકી છે",
        cause: "Program યાદીમાંથી એવું કંઈક લે છે જે તેમાં નથી: જેમ કે ખાલી યાદીનું પહેલું.",
        steps: [
            "વાંચતાં પહેલાં યાદી અને તેની લંબાઈ છાપો: `print(len(items), items)`.",
            "જવાબમાંથી આવી હોય, તો પહેલાં જુઓ કે તેમાં કંઈ છે: `if items:`.",
        ],
    },
    "file-not-there": {
        title: "આવી ફાઇલ નથી",
        cause: "Program કે command જે folder માં ચાલુ થયો ત્યાં ફાઇલ શોધે છે, અને તે ત્યાં નથી.",
        steps: [
            "પહેલાં `cd` થી ફાઇલના folder માં જાઓ, કે ફાઇલનો આખો path લખો.",
            "નામનો છેડો જુઓ: `.jpg` અને `.jpeg` જુદાં છે. Windows નામનો છેડો સંતાડે છે, એટલે `chat.py` ખરેખર `chat.py.txt` હોઈ શકે.",
        ],
    },
    "file-not-allowed": {
        title: "Program ને આ ફાઇલની છૂટ નથી",
        cause: "System program ને ત્યાં વાંચવા કે લખવા દેતી નથી: ફાઇલ બીજે ખુલ્લી છે, બીજાની છે, કે તે folder છે.",
        steps: [
            "ફાઇલ Excel જેવા બીજા program માં ખુલ્લી હોય તો બંધ કરો, અને ફરી ચલાવો.",
            "System ના folder માં નહીં, તમારા પોતાના folder માં લખો.",
        ],
    },
    "port-in-use": {
        title: "Port રોકાયેલો છે",
        cause: "આ port પર બીજો program પહેલેથી સાંભળે છે: મોટે ભાગે અગાઉ ચાલુ કરેલું એ જ server.",
        steps: ["તેના terminal માં Ctrl C થી તેને બંધ કરો.", "અથવા બીજો port લો, જેમ કે 8081, બંને બાજુ."],
    },
    "stopped-by-hand": {
        title: "Program તમારી બાજુથી અટક્યો",
        cause: "તમે Ctrl C દબાવ્યું, notebook નો cell અટકાવ્યો, કે program એ પોતે call બંધ કર્યો.",
        steps: [
            "તમે જ અટકાવ્યો હોય તો કશું ખોટું નથી.",
            "Call ને ફક્ત વાર લાગતી હોય તો રાહ જુઓ: મોટા મોડેલને પહેલો જવાબ આપતાં એકાદ મિનિટ થાય.",
            "JavaScript: `abort()` ક્યાં લખ્યું છે તે જુઓ: ઘણી વાર પાનું બંધ થયું હોય, કે timer બહુ ટૂંકો હોય.",
        ],
    },
} as const satisfies Partial<Explanations>;
