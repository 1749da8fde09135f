import type { Explanations } from "../explanation.ts";

/** Explanations: the first setup: Python, Node, packages and terminals. */
export const setup = {
    "python-not-there": {
        title: "Python મળતું નથી",
        cause: "Terminal `python` command ને ઓળખતું નથી: Python install કરેલું નથી, કે અહીં તેનું નામ જુદું છે.",
        steps: [
            "Windows: તેની જગ્યાએ `py` લખી જુઓ: `py chat.py`.",
            "macOS, Linux: તેની જગ્યાએ `python3` લખી જુઓ: `python3 chat.py`.",
            "બેમાંથી એકેય ન ચાલે તો python.org પરથી Python install કરો, પછી terminal બંધ કરીને ફરી ખોલો.",
        ],
    },
    "python-opens-store": {
        title: "Python ને બદલે Store ખૂલે છે",
        cause: "Python install કરેલું નથી. `python` શબ્દ Windows નો એક shortcut છે, જે Microsoft Store ખોલે છે.",
        steps: [
            "python.org પરથી (કે Store માંથી) Python install કરો, અને નવું terminal ખોલો.",
            "પછી `py --version` ચલાવી જુઓ: તમે install કરેલું Python `py` થી હંમેશાં મળે છે.",
            "`python` થી હજી Store ખૂલે તો આ shortcut બંધ કરો: Settings, Apps, Advanced app settings, App execution aliases.",
        ],
    },
    "pip-not-there": {
        title: "pip મળતું નથી",
        cause: "Terminal ને `pip` command મળતી નથી. Python પોતે તેને ચલાવી શકે છે.",
        steps: [
            "Windows: તેની જગ્યાએ `py -m pip install …` લખો.",
            "macOS, Linux: તેની જગ્યાએ `python3 -m pip install …` લખો.",
            "Virtual environment વાપરતા હો તો પહેલાં તેને activate કરો: પછી `pip` મળશે.",
            "Linux: pip નામનો module નથી એમ Python કહે, તો `sudo apt install python3-pip python3-venv` ચલાવો.",
        ],
    },
    "node-not-there": {
        title: "Node મળતું નથી",
        cause: "Terminal `node` કે `npm` ને ઓળખતું નથી: Node install કરેલું નથી, કે terminal તે પહેલાંથી ખુલ્લું છે.",
        steps: [
            "nodejs.org પરથી Node ની LTS આવૃત્તિ install કરો; `npm` તેની સાથે જ આવે છે.",
            "નવું terminal ખોલો, અને `node --version` ચલાવી જુઓ.",
        ],
    },
    "program-not-there": {
        title: "આ program install કરેલો નથી",
        cause: "Command માં જે program નું નામ છે તેને terminal ઓળખતું નથી: તે install કરેલો નથી, લખવામાં ભૂલ છે, કે તે path પર નથી.",
        steps: [
            "Linux: Install કરો, જેમ કે `sudo apt install jq curl`.",
            "macOS: Install કરો, જેમ કે `brew install jq`.",
            "Windows: Install કરો, જેમ કે `winget install jqlang.jq`.",
            "pip કે npm થી install કર્યો હોય, તો પહેલાં environment ને activate કરો, કે `npx` થી ચલાવો.",
            "પછી નવું terminal ખોલો.",
        ],
    },
    "scripts-disabled": {
        title: "PowerShell script ચલાવતું નથી",
        cause: "જે ફાઇલના નામને છેડે `.ps1` હોય તે ચલાવવાની Windows PowerShell ને ના પાડે છે. `npm`, `npx` અને environment ને activate કરતી ફાઇલ એવી જ ફાઇલો છે.",
        steps: [
            "npm માટે `npm` ની જગ્યાએ `npm.cmd`, અને `npx` ની જગ્યાએ `npx.cmd` લખો: તેમાં છૂટની જરૂર નથી.",
            "Environment ને activate કરવા પહેલાં `Set-ExecutionPolicy -Scope Process RemoteSigned` ચલાવો. આ window બંધ થતાં છૂટ પૂરી થાય છે.",
            "અથવા PowerShell ને બદલે cmd વાપરો: ત્યાં `.env\\Scripts\\activate.bat` લખાય.",
        ],
    },
    "managed-python": {
        title: "આ Python system નું પોતાનું છે",
        cause: "આ Python ને operating system સંભાળે છે, એટલે pip તેમાં કશું install કરી શકતું નથી. તમારી library માટે virtual environment જોઈએ.",
        steps: [
            "તમારા folder માં environment બનાવો: `python3 -m venv .env`.",
            "`source .env/bin/activate` થી તેને activate કરો, અને ફરી install કરો.",
            "`--break-system-packages` ન વાપરો: તેનાથી system ના program બગડી શકે.",
        ],
    },
    "ensurepip-missing": {
        title: "Environment બનાવવાનું સાધન ખૂટે છે",
        cause: "Ubuntu અને Debian માં Python `ensurepip` વગર આવે છે, અને `python3 -m venv` ને તે જોઈએ છે.",
        steps: [
            "`sudo apt install python3-venv` ચલાવો.",
            "અડધું બનેલું folder `rm -r .env` થી ભૂંસી નાખો, અને `python3 -m venv .env` ફરી ચલાવો.",
        ],
    },
    "environment-not-there": {
        title: "Environment ત્યાં નથી",
        cause: "Environment ને activate કરતી ફાઇલ terminal ને મળતી નથી: તમે બીજા folder માં છો, environment હજી બનાવ્યું નથી, કે command બીજી system ની છે.",
        steps: [
            "જે folder માં તે બનાવ્યું હતું ત્યાં `cd` થી જાઓ, કે પહેલાં તેને બનાવો: `python -m venv .env`.",
            "PowerShell: `.env\\Scripts\\Activate.ps1` થી activate કરો; `source` Windows માં નથી.",
            "cmd: `.env\\Scripts\\activate.bat` થી activate કરો; `source` Windows માં નથી.",
            "bash: `source .env/bin/activate` થી activate કરો.",
        ],
    },
    "no-matching-package": {
        title: "આવું package નથી",
        cause: "નામ લખવામાં ભૂલ છે, કે તમારા Python કે Node માટે આ આવૃત્તિ નથી.",
        steps: [
            "નામને library ના પાના સાથે અક્ષરે અક્ષર સરખાવો: `huggingface_hub`, `@huggingface/inference`.",
            "Import કરવાનું નામ અને install કરવાનું નામ જુદાં હોઈ શકે: `dotenv` માટે `python-dotenv`, `PIL` માટે `pillow`.",
            "Python: `python --version` ચલાવો: કેટલીક library ને નવું Python જોઈએ, કે સૌથી નવા Python માટે તેની ફાઇલો હજી હોતી નથી.",
        ],
    },
    "wrong-python": {
        title: "બીજું Python જોઈએ છે",
        cause: "Library કે program ને જોઈએ તેના કરતાં તમારું Python જૂનું છે.",
        steps: [
            "`python --version` ચલાવો. આંકડો 2 થી શરૂ થાય, કે 3.10 કરતાં નાનો હોય, તો python.org પરથી નવું Python install કરો.",
            "Windows: `py -0` થી તમારી પાસેનાં Python ની યાદી દેખાય; `py -3.12 -m venv .env` થી તેમાંના એકનું environment બને.",
            "macOS, Linux: `python` ની જગ્યાએ `python3` લખી જુઓ.",
        ],
    },
    "node-too-old": {
        title: "Node જૂનું છે",
        cause: "Program કે package ને જે Node જોઈએ તેના કરતાં તમારું Node જૂનું છે: જૂના Node માં `fetch` જેવું કેટલુંક હોતું નથી.",
        steps: [
            "`node --version` ચલાવો: અહીંના program ને 22 કે તેથી નવું જોઈએ.",
            "nodejs.org પરથી LTS આવૃત્તિ install કરો, અને નવું terminal ખોલો.",
            "પછી project ના folder માં `npm install` ફરી ચલાવો.",
        ],
    },
    "wheel-not-built": {
        title: "Package બની શક્યું નહીં",
        cause: "તમારા Python કે system માટે આ package ની તૈયાર ફાઇલ નથી, એટલે pip કે npm એ તેને source માંથી બનાવવા કોશિશ કરી, પણ compiler નથી.",
        steps: [
            "પહેલાં pip ને update કરો: `python -m pip install --upgrade pip`.",
            "જેના માટે તૈયાર ફાઇલો હોય તેવું Python વાપરો: સૌથી નવું Python ઘણી વાર વધારે પડતું નવું હોય છે. Python 3.12 સારું છે.",
            "તેનાથી ન થાય તો જ સંદેશામાં લખેલું compiler install કરો.",
        ],
    },
    "install-not-allowed": {
        title: "ત્યાં install કરવાની છૂટ નથી",
        cause: "pip કે npm system ના folder માં લખવા માગે છે, અને તમને તેની છૂટ નથી.",
        steps: [
            "Python: `python -m venv .env` થી virtual environment બનાવો, તેને activate કરો, અને ત્યાં install કરો.",
            "Node: `-g` વગર, તમારા project ના folder માં install કરો; program એક વાર ચલાવવો હોય તો `npx` વાપરો.",
            "`sudo` ન વાપરો: administrator ની ફાઇલોને લીધે આ જ error ફરી આવે છે.",
        ],
    },
    "disk-full": {
        title: "Disk ભરાઈ ગઈ છે",
        cause: "ફાઇલ માટે જગ્યા નથી. PyTorch જેવી, મોડેલને પોતે ચલાવતી library કેટલાક gigabyte લે છે.",
        steps: [
            "જે ન જોઈએ તે ભૂંસી નાખો. `pip cache purge` થી pip નો cache ખાલી થાય છે.",
            "મોડેલને બીજાના server પર પૂછવા `huggingface_hub` કે `openai` પૂરતી છે: તે નાની છે.",
        ],
    },
    "long-paths": {
        title: "ફાઇલનો path Windows માટે બહુ લાંબો છે",
        cause: "લાંબા path ની છૂટ ચાલુ ન કરી હોય તો Windows માં ફાઇલના path ના 260 અક્ષર જ ચાલે.",
        steps: [
            "Environment ને ટૂંકા નામના folder માં બનાવો, જેમ કે `C:\\course`.",
            "અથવા લાંબા path ની છૂટ ચાલુ કરો: સંદેશામાંના સરનામે તેની રીત છે.",
        ],
    },
    "packages-disagree": {
        title: "બે package ને જુદી આવૃત્તિ જોઈએ છે",
        cause: "એક package ને library ની એક આવૃત્તિ જોઈએ અને બીજાને બીજી, અને બંને એક જ જગ્યાએ છે.",
        steps: [
            "આ program માટે નવું environment કે folder બનાવો, અને તેને જોઈએ તેટલું જ install કરો.",
            "Python: `python -m venv .env` ચલાવો, activate કરો, અને ફરી install કરો. Notebook હોય તો પછી kernel ફરી ચાલુ કરો.",
            "Node: `node_modules` અને `package-lock.json` ભૂંસી નાખો, અને `npm install` ફરી ચલાવો.",
        ],
    },
    "no-package-json": {
        title: "આ folder માં project નથી",
        cause: "npm `package.json` ફાઇલ કે તેમાંની script શોધે છે, પણ તે મળતી નથી: મોટે ભાગે તમે બીજા folder માં છો.",
        steps: [
            "`cd` થી project ના folder માં જાઓ. `package.json` છે કે નહીં તે `ls` થી દેખાય.",
            "નવો project હોય તો પહેલાં `npm init -y` ચલાવો.",
        ],
    },
    "command-in-python": {
        title: "Terminal ની command Python માં લખી છે",
        cause: "`pip install …` જેવી command terminal માટે છે. Python તેને program તરીકે વાંચી શકતું નથી.",
        steps: [
            "Python નું `>>>` દેખાતું હોય તો `exit()` થી બહાર નીકળો, અને command ને terminal માં લખો.",
            "તે લીટી તમારી `.py` ફાઇલમાંથી કાઢી નાખો; ફક્ત notebook ના cell માં તે ચાલે, આગળ `!` સાથે.",
        ],
    },
    "brackets-in-zsh": {
        title: "zsh ચોરસ કૌંસનો જુદો અર્થ કરે છે",
        cause: "macOS ના terminal માં `[`, `]` અને `?` ફાઇલના નામ શોધવા વપરાય છે, અને એવી કોઈ ફાઇલ નથી.",
        steps: ['નામની આસપાસ અવતરણચિહ્ન મૂકો: `pip install "transformers[sentencepiece]"`. `?` વાળા સરનામાને પણ તે જોઈએ.'],
    },
    "bang-in-bash": {
        title: "bash માં ઉદ્ગારચિહ્નનો જુદો અર્થ છે",
        cause: "બેવડા અવતરણચિહ્નની અંદર `!` થી bash અને zsh અગાઉની command શોધે છે.",
        steps: [
            'લખાણ એકવડા અવતરણચિહ્નમાં મૂકો: `\'{"content": "Hello!"}\'`.',
            "અથવા ઉદ્ગારચિહ્ન કાઢી નાખો, કે `set +H` થી (zsh માં `setopt no_bang_hist`) આ બંધ કરો.",
        ],
    },
    "shell-quotes": {
        title: "Terminal એ command ના ટુકડા કરી નાખ્યા",
        cause: "Command ખાલી જગ્યાએથી ટુકડા થઈ ગઈ: અવતરણચિહ્ન આ terminal નાં નથી, કે એક બંધ થયું નથી. કોઈ service ને પૂછાયું નથી.",
        steps: [
            'cmd: ફક્ત બેવડાં અવતરણચિહ્ન વાપરો, અને અંદરનાં `\\"` લખો: `-d "{\\"inputs\\": \\"Hello\\"}"`. એકવડાંનો cmd માં કોઈ અર્થ નથી.',
            'PowerShell: Body ને `body.json` ફાઇલમાં લખો, અને `curl.exe … -d "@body.json"` થી મોકલો.',
            "bash: Body ને એકવડાં અવતરણચિહ્નમાં મૂકો; તેની અંદર apostrophe હોય તો `'\\''` લખો.",
            "શરૂ થતા દરેક અવતરણચિહ્નને બંધ થતું જોઈએ.",
        ],
    },
    "line-ends-of-shell": {
        title: "Command લીટીના છેડે તૂટી ગઈ",
        cause: "ઘણી લીટીની command માં દરેક લીટીના છેડે એક ચિહ્ન હોય છે, અને તે દરેક terminal માં જુદું છે. બીજું ચિહ્ન હોય તો દરેક લીટી અલગ ચાલે છે.",
        steps: [
            "bash: છેલ્લી સિવાય દરેક લીટીને છેડે `\\` લખો, અને તેની પાછળ ખાલી જગ્યા ન રાખો.",
            "PowerShell: છેલ્લી સિવાય દરેક લીટીને છેડે backtick લખો, કે બધું એક લીટીમાં લખો. `curl.exe` વાપરો.",
            "cmd: છેલ્લી સિવાય દરેક લીટીને છેડે `^` લખો, કે બધું એક લીટીમાં લખો.",
        ],
    },
    "apple-tools-missing": {
        title: "Apple નાં command line tools નથી",
        cause: "macOS માં `git`, `python3` જેવા program એક સાધનસમૂહમાંથી આવે છે, જે હજી install કર્યો નથી કે update માં નીકળી ગયો છે.",
        steps: ["`xcode-select --install` ચલાવો, અને ખૂલતી window માં હા પાડો.", "પછી command ફરી ચલાવો."],
    },
    "deno-not-allowed": {
        title: "Deno ને આની છૂટ નથી",
        cause: "Deno નો program network, variable અને ફાઇલ ત્યારે જ વાપરી શકે, જ્યારે command તેની છૂટ આપે.",
        steps: ["`deno run --allow-net --allow-env chat.ts` થી ચલાવો."],
    },
    "curl-is-alias": {
        title: "PowerShell માં curl બીજો program છે",
        cause: "Windows PowerShell માં `curl` એટલે `Invoke-WebRequest`, જે curl ના option સમજતો નથી.",
        steps: [
            "`curl` ની જગ્યાએ `curl.exe` લખો: તે Windows ની સાથે આવે છે.",
            'Body ને ફાઇલમાં મૂકો, અને `-d "@body.json"` થી મોકલો: PowerShell રસ્તામાં અવતરણચિહ્ન બદલી નાખે છે.',
            "અથવા generator માં Python કે JavaScript પસંદ કરો.",
        ],
    },
    "variable-in-other-shell": {
        title: "Variable બીજા terminal ની રીતે લખ્યો છે",
        cause: "દરેક terminal માં variable મૂકવાની રીત જુદી છે, અને આ command બીજા terminal ની છે.",
        steps: [
            'PowerShell: અલગ લીટીમાં `$env:HF_TOKEN = "hf_…"` લખો.',
            "cmd: અલગ લીટીમાં, અવતરણચિહ્ન વગર `set HF_TOKEN=hf_…` લખો.",
            "bash: બરાબરના ચિહ્નની આસપાસ જગ્યા વગર `export HF_TOKEN=hf_…` લખો.",
            "પછી program એ જ window માં ચલાવો.",
        ],
    },
    "pytorch-not-there": {
        title: "PyTorch નથી, કે તેને GPU મળતું નથી",
        cause: "મોડેલ પોતાના કમ્પ્યુટર પર ચલાવવું હોય તો જ PyTorch જોઈએ. Server પરના મોડેલને પૂછવા તે ન જોઈએ, એટલે આ નોંધ error નથી.",
        steps: [
            "Hosted મોડેલને call કરતા હો તો આગળ વધો: કશું ખોટું નથી.",
            "મોડેલ પોતે ચલાવવું હોય તો install કરો: `pip install torch`.",
            'NVIDIA card ન હોય તો `.to("cuda")` અને `device="cuda"` કાઢી નાખો.',
        ],
    },
    "sentencepiece-not-there": {
        title: "sentencepiece ખૂટે છે",
        cause: "કેટલાંક મોડેલ, ખાસ કરીને ભાષાંતરનાં, `sentencepiece` થી લખાણના ટુકડા કરે છે, અને તે install કરેલું નથી.",
        steps: ['Install કરો: `pip install "transformers[sentencepiece]"`.', "Notebook હોય તો પછી kernel ફરી ચાલુ કરો."],
    },
    "no-accelerator-free": {
        title: "તમારા માટે GPU ખાલી નથી",
        cause: "આજનો મફત GPU નો સમય વપરાઈ ગયો, કે બધાં GPU રોકાયેલાં છે.",
        steps: [
            "GPU વગર આગળ વધો: hosted મોડેલને call કરવા CPU પૂરતું છે. Colab માં: Runtime, Change runtime type, CPU.",
            "થોડા કલાક પછી કે કાલે ફરી જુઓ.",
        ],
    },
    "library-not-there": {
        title: "Library install કરેલી નથી",
        cause: "Program જે library માગે છે તે નથી, કે બીજા Python માં કે બીજા folder માં છે.",
        steps: [
            "Python: સંદેશામાં જેનું નામ છે તે, program ચલાવતા Python થી જ install કરો: `python -m pip install` અને તેનું નામ. `dotenv` માટે `python-dotenv`, અને `PIL` માટે `pillow`.",
            "Node: Program ના folder માં `npm install` અને સંદેશામાંનું નામ લખીને ચલાવો.",
            "Python: Virtual environment વાપરતા હો તો પહેલાં તેને activate કરો, અને program એ જ terminal માં ચલાવો.",
            "Notebook: Cell માં `%pip install` અને નામ લખીને install કરો, પછી kernel ફરી ચાલુ કરો.",
        ],
    },
    "library-is-old": {
        title: "Library જૂની છે",
        cause: "Program એવું કંઈક માગે છે જે install કરેલી આવૃત્તિમાં નથી, કે હવે રહ્યું નથી.",
        steps: [
            "Python: સંદેશામાં જેનું નામ છે તે library ને update કરો: `pip install --upgrade` અને તેનું નામ, જેમ કે `huggingface_hub` કે `openai`.",
            "Node: નામ અને `@latest` સાથે `npm install` ચલાવો, જેમ કે `openai@latest`.",
            "Python: તે નવી જ હોય, તો આ નામ કાઢી નખાયું હોય કે લખવામાં ભૂલ હોય: library ના પાના સાથે સરખાવો.",
            "Notebook: પછી kernel ફરી ચાલુ કરો.",
        ],
    },
    "file-named-like-library": {
        title: "તમારી ફાઇલનું નામ library જેવું જ છે",
        cause: "Python library ને બદલે તમારી પોતાની ફાઇલ import કરે છે, કેમ કે બંનેનું નામ સરખું છે.",
        steps: [
            "તમારી ફાઇલને બીજું નામ આપો: `openai.py`, `requests.py` કે `huggingface_hub.py` નહીં, પણ `chat.py`.",
            "તેની બાજુનું `__pycache__` folder ભૂંસી નાખો.",
        ],
    },
    "removed-from-hub-library": {
        title: "બીજી library ને જૂની huggingface_hub જોઈએ છે",
        cause: "આ નામ `huggingface_hub` માંથી કાઢી નખાયું છે. મોટે ભાગે તમારો program નહીં, પણ બીજી કોઈ જૂની library તેને માગે છે.",
        steps: [
            "કઈ library તેને import કરે છે તે traceback માં જુઓ, અને તે library ને update કરો: `pip install --upgrade` અને તેનું નામ, જેમ કે `diffusers` કે `langchain-huggingface`.",
            "તમારો પોતાનો program તેને import કરતો હોય, તો `cached_download` ની જગ્યાએ `hf_hub_download`, `HfFolder` ની જગ્યાએ `get_token`, અને `InferenceApi` ની જગ્યાએ `InferenceClient` લો.",
            "Notebook હોય તો પછી kernel ફરી ચાલુ કરો.",
        ],
    },
    "removed-from-hub-client": {
        title: "આ method હવે client માં નથી",
        cause: "`InferenceClient` માં આ method હવે નથી. નવી આવૃત્તિમાં દરેક કામ માટે એક method છે.",
        steps: [
            "કામ પ્રમાણેની method વાપરો: `client.chat_completion(…)`, `client.summarization(…)`, `client.text_to_image(…)`.",
            "langchain: આ લીટી બીજી library માં હોય તો તે library ને update કરો; `langchain_community` ની જગ્યાએ હવે `langchain-huggingface` છે.",
            "`huggingface_hub` ને update કરવાથી આ method પાછી નહીં આવે.",
        ],
    },
    "code-for-old-openai": {
        title: "Program જૂની openai માટે લખેલો છે",
        cause: "`openai` ની આવૃત્તિ 1.0 (JavaScript માં 4.0) પછી call જુદી રીતે લખાય છે. તમારો program, કે તેનો નમૂનો, તેનાથી જૂનો છે.",
        steps: [
            "Python: `client = OpenAI()` લખો, પછી `client.chat.completions.create(…)`, અને જવાબ `completion.choices[0].message.content` થી વાંચો.",
            "Python: Error નાં નામ હવે `openai.error` વગર, `openai.RateLimitError` જેવાં છે.",
            'JavaScript: `import OpenAI from "openai"`, `new OpenAI()`, પછી `client.chat.completions.create(…)` લખો.',
            "આજની library માટે આખો call generator લખી આપે છે.",
        ],
    },
    "library-and-httpx": {
        title: "Library તેના httpx કરતાં જૂની છે",
        cause: "Client ની જૂની આવૃત્તિ (`openai`, `groq` અને બીજી) httpx 0.28 સાથે ચાલતી નથી, કેમ કે તેમાં `proxies` નથી.",
        steps: [
            "Client ને update કરો: `pip install --upgrade openai`.",
            'તે ન થાય તો જૂનું httpx લો: `pip install "httpx<0.28"`.',
            "Notebook હોય તો પછી kernel ફરી ચાલુ કરો.",
        ],
    },
} as const satisfies Partial<Explanations>;
