/**
 * The page of the command line. The English text comes from the program itself: see reference/command-line/commands.ts.
 */
export const gujaratiCommandLine = {
    start: "શરૂઆત",
    install: "એક વાર install કરો; પછી `callsheet` દરેક terminal માં મળશે. Node 22.12 કે નવું જોઈએ.",
    key: "`callsheet run` સાચો call કરે છે, એટલે તેને token જોઈએ. બાકીના command ને token વગર ચાલે.",
    usage: "કેમ લખાય",
    arguments: "શું લે છે",
    options: "Option",
    defaultIs: "ન લખો તો: {value}",
    choices: "આમાંથી એક: {values}",
    runs: "ચલાવી જુઓ",
    made: "આ પાનું બન્યું ત્યારે આ command ખરેખર ચાલ્યા છે; provider ની જગ્યાએ [Sandbox] હતો.",
    exitCodes: "Exit code",
    exitCodesAbout: "Command પૂરો થાય ત્યારે shell ને આ આંકડો આપે છે. Script માં તે `$?` માં મળે.",
    codes: {
        0: "બધું બરાબર થયું.",
        1: "Call નિષ્ફળ ગયો, કશું મળ્યું નહીં, થોડી લીટી છોડી દેવી પડી, કે sandbox શરૂ ન થઈ શક્યો.",
        2: "Command સમજાયો નહીં: option ખોટો છે, કે call બની શકે તેમ નથી.",
    },
    environment: "Environment variable",
    environmentAbout: "આ variable માંથી key અને ગોઠવણ વંચાય છે.",
    variable: "Variable",
    meaning: "શાના માટે",
    code: "આંકડો",
    hubToken: "Hub નું access token: `callsheet run` માટે, અને Hub ને મોડેલ વિશે પૂછવા માટે.",
    ofProvider: "{name} ની key, `--direct` સાથે.",
    noColour: "કોઈ પણ કિંમત હોય તો code રંગ વગર છપાય.",
    /** What each command does, and its arguments; what is undefined is taken from the program. */
    commands: {
        snippet: "મોડેલ વાપરવાનો code છાપે છે.",
        run: "Call કરે છે અને જે જવાબ આવે તે બતાવે છે. Access token environment માંથી વંચાય છે.",
        explain: "Error નો અર્થ શું છે અને શું કરવું, તે કહે છે.",
        models: "મોડેલની યાદી, અને તેમને કોણ કયા id થી ચલાવે છે.",
        matrix: "લખી શકાય તે દરેક snippet છાપે છે, JSON ની એક એક લીટીમાં.",
        sandbox: "તમારા જ મશીન પર બધા provider ની જગ્યા લે છે. મોડેલ વગર, account વગર: test માટે અને શીખવા માટે.",
    },
    helps: {
        sandbox:
            'તે દરેક provider, Hub અને router ની જગ્યાએ જવાબ આપે છે. Account જોઈતું નથી, અને કોઈ મોડેલને પૂછાતું નથી: જવાબ બનાવેલા હોય છે, અને એ જ request અને seed માટે એ જ રહે છે. શરૂ થતાં પોતાનું address છાપે છે, અને દરેક SDK માટે એક લીટી, જે SDK ને ત્યાં મોકલે. શું પૂછાયું તે `/__sandbox` પર દેખાય છે. Ctrl+C થી બંધ થાય. `--` પાછળ program લખો, જેમ કે `callsheet sandbox -- python app.py`, તો તે program sandbox ને proxy બનાવીને ચાલે છે, અને દરેક સાચા token ની જગ્યાએ બનાવેલું token મળે છે; program પૂરો થાય ત્યારે sandbox પણ બંધ થાય, એ જ exit code સાથે. `--fail` માં status કે ખામીનું નામ (`reset`, `silence`, `truncate`, `slow`, …) લખાય, અને `:` પછી કેટલી request માં તે આવે: `503:0.2`, `reset:0.01`, `late=2000:0.5`. આ option એકથી વધુ વાર લખી શકાય. `--models` ની ફાઇલમાં JSON હોય: `{"owner/name": "text-to-image"}`.',
        explain:
            "લખાણ traceback હોય, server નો જવાબ હોય, કે `curl` એ જે છાપ્યું તે હોય, આખું કે થોડું: `callsheet explain < error.txt`. તેમાં મોડેલનું નામ હોય, તો ચાલે તેવો call પણ, એ જ library માં, છપાય છે. કશું મોકલાતું નથી, અને token જેવું જે હોય તે છપાતું નથી.",
        models: "દરેક મોડેલ અને provider માટે એક લીટી: મોડેલનું id, તેનું કામ, provider, provider પાસેનું id, અને છેલ્લે કયા દિવસે યાદીમાં હતું. `--hub` સાથે દિવસને બદલે: 10 લાખ token વાંચવા અને લખવાના ડૉલર, વાતચીતમાં કેટલા token સમાય, અને મોડેલ tools વાપરે છે કે નહીં. Terminal ન હોય ત્યાં વચ્ચે tab હોય છે.",
        matrix: 'મોડેલ એક એક લીટીમાં JSON રૂપે લખાય: `{"id": …, "pipeline_tag": …, "tags": …, "library_name": …, "mapping": …, "provider": …, "options": …}`; તેમાંથી ફક્ત `id` જરૂરી છે. Snippet લીટીના ક્રમમાં, લીટીના નંબર સાથે આવે છે. જે લીટી વંચાય નહીં તે છોડી દેવાય છે, અને standard error પર તેનું કારણ લખાય છે. Exit code: દરેક લીટી વંચાઈ હોય તો 0, થોડી છોડી હોય તો 1, command સમજાયો ન હોય તો 2.',
    },
    parts: {
        model: "Hub પર મોડેલનું id, જેમ કે `owner/name`, કે તેના પાનાનું address.",
        message: "Error નું લખાણ; ન લખો તો standard input માંથી વંચાય.",
        text: "મોડેલના માલિક, નામ કે કામના થોડા અક્ષર; ન લખો તો બધાં મોડેલ.",
        "--task": "મોડેલનું કામ: pipeline tag, કે `conversational`. ન લખો તો catalogue કે Hub કહે તે.",
        "--provider": "મોડેલ કોણ ચલાવે. ન લખો તો catalogue કે Hub કહે તેમાંનો એક.",
        "--provider-model": "Provider પાસે મોડેલનું પોતાનું id. ન લખો તો catalogue કે Hub કહે તે.",
        "--direct": "Provider ના પોતાના સરનામે, તેની પોતાની key સાથે.",
        "--endpoint": "Provider ને બદલે તમારું પોતાનું server.",
        "--no-key": "તમારા server ને key જોઈતી નથી.",
        "--policy": "`auto` provider કેવી રીતે પસંદ કરે: `fastest`, `cheapest`, `preferred`, કે કોઈ એક provider.",
        "--language": "`js`, `python` કે `sh`.",
        "--client": "Code કઈ library વાપરે.",
        "--stream": "જવાબ આવતો જાય તેમ તેમ બતાવે.",
        "--bill-to": "બિલ ભરનારી સંસ્થાનું Hub પરનું નામ.",
        "--max-tokens": "જવાબમાં વધુમાં વધુ કેટલા token.",
        "--temperature": "શબ્દો કેટલી છૂટથી પસંદ થાય.",
        "--top-p": "સંભવિત શબ્દોમાંથી કેટલા ભાગમાંથી પસંદગી થાય.",
        "--inputs": "ઉદાહરણને બદલે: JSON, સાદું લખાણ, કે standard input માટે `-`.",
        "--parameters": "ઉદાહરણની parameters ને બદલે: JSON object.",
        "--api": "Chat માટે OpenAI નું કયું API: `chat-completions` કે `responses`.",
        "--tools": "Chat માટે: મોડેલ વાપરી શકે તે function, JSON ની યાદી રૂપે.",
        "--response-format": "Chat માટે: જવાબનું રૂપ, JSON object રૂપે.",
        "--library": "મોડેલ જેના માટે બન્યું છે તે library.",
        "--tags": "Hub પરના મોડેલના tag, વચ્ચે અલ્પવિરામ સાથે.",
        "--offline": "Catalogue માં ન હોય તે Hub ને ન પૂછે.",
        "--json": "JSON રૂપે છાપે.",
        "--file": "ચિત્ર કે રેકોર્ડિંગની ફાઇલ, જે કામને તે જોઈએ તેના માટે.",
        "--output": "ચિત્ર, અવાજ કે વીડિયો ક્યાં સાચવવો.",
        "--hub": "Catalogue ને બદલે Hub ને પૂછે કે આજે કયાં મોડેલ છે.",
        program: "`--` પાછળ લખેલો program, જે sandbox સામે ચાલે છે; તે પૂરો થાય ત્યારે sandbox પણ બંધ થાય.",
        "--port": "ક્યા port પર સાંભળે: ન લખો તો 8787; `0` લખો તો કોઈ પણ ખાલી port.",
        "--host": "ક્યા address પર સાંભળે. બીજાં મશીન પહોંચી શકે તેવું address હોય તો key પણ જોઈએ.",
        "--seed": "બીજો આંકડો લખો તો બીજા જવાબ મળે.",
        "--pace": "Stream કેવી રીતે આવે: `natural`, જાણે મોડેલ લખતું હોય તેમ; કે `fast`, તરત.",
        "--latency": "પહેલો byte આવે તે પહેલાં કેટલી millisecond રાહ જોવાય.",
        "--fail": "શું ખોટું થાય, અને કેટલી વાર.",
        "sandbox --models": "`any`: જે નામ લખો તે; `known`: જાણીતાં મોડેલ જ; કે મોડેલ અને તેમનાં કામની JSON ફાઇલ.",
        "sandbox --json": "Address, key અને લીટીઓ એક JSON object રૂપે છાપે, program માટે.",
        "--models": "આ ફાઇલમાં વર્ણવેલાં મોડેલની snippet; standard input માટે `-`.",
        "--jobs": "કામ કેટલા thread વહેંચી લે: ન લખો તો 1; `auto` લખો તો દરેક core માટે એક.",
        "--keep-problems": "લીટીમાં જે ભૂલ હોય તે output માં જ, તેની જગ્યાએ, લખે; exit code 0 રહે.",
        "explain --language": "`en`: અંગ્રેજી; `gu`: ગુજરાતી. ન લખો તો અંગ્રેજી.",
        "--model": "જેને પૂછ્યું તે મોડેલ; ન લખો તો લખાણમાં હોય તે.",
        "explain --provider": "જેને પૂછ્યું તે provider; ન લખો તો લખાણમાં હોય તે.",
        "explain --client": "જે library વાપરી તે; ન લખો તો લખાણ જેનું હોય તે.",
        "models --task": "આ કામ કરતાં મોડેલ જ.",
        "models --provider": "આ provider ચલાવે તે મોડેલ જ.",
        "matrix --task": "આ કામની snippet જ.",
        "matrix --provider": "આ provider ની snippet જ.",
        "matrix --client": "આ library ની snippet જ.",
    },
};

export type CommandLineStrings = Omit<typeof gujaratiCommandLine, "commands" | "helps" | "parts"> & {
    readonly commands: Readonly<Record<string, string>>;
    readonly helps: Readonly<Record<string, string>>;
    /**
     * Arguments and options by name; one with another meaning in a command is prefixed with the name of the command.
     */
    readonly parts: Readonly<Record<string, string>>;
};
