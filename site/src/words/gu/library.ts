import type { LibraryStrings } from "../en/library.ts";

export const library: LibraryStrings = {
    more: "વિગતવાર",
    startTitle: "શરૂઆત",
    install: "તેને install કરો:",
    start: "પહેલો call:",
    all: "જે કંઈ મળે છે તે બધું",
    allAbout: "{count} નામ, વિષય પ્રમાણે. નામ પર દબાવો એટલે તેની સમજૂતી ખૂલશે. Type માત્ર TypeScript માટે છે.",
    typesOf: "Type: {count}",
    kind: "પ્રકાર",
    kinds: { function: "Function", class: "Class", constant: "Constant", type: "Type" },
    kindsOfMany: { function: "Function", class: "Class", constant: "Constant", type: "Type" },
    from: "ક્યાંથી",
    extends: "આધાર",
    task: "આ કામ વિશે બધું",
    typeParameters: "Type parameter",
    parameters: "શું લે છે",
    returns: "શું આપે છે",
    throws: "ક્યારે error આપે",
    see: "આ પણ જુઓ",
    example: "ઉદાહરણ",
    fields: "તેના field",
    methods: "તેનાં method",
    helpers: "દરેક કામનું method",
    helpersAbout: "દરેક method એ જ નામના function જેવું છે; token અને બીજી ગોઠવણ client પાસેથી આવે છે.",
    above: "તેના field ઉપર સમજાવ્યા છે.",
    optional: "જરૂરી નથી",
    common: {
        "args.model": "Hub પર મોડેલનું id. Token, provider અને પોતાના server માટે `Target` જુઓ.",
        "options.signal": "Call ને વચ્ચેથી રોકે છે. Timeout જેવી બીજી ગોઠવણ માટે `Options` જુઓ.",
        "options.outputType": "ચિત્ર કયા રૂપે જોઈએ: `blob`, `url`, `dataUrl` કે `json`. ન લખો તો `blob`.",
    },
    namesDefault: ["ન લખો"],
    defaultIs: "ન લખો તો: {value}",
    between: "{low} થી {high} સુધી.",
    mediaTypes: "ફાઇલનો પ્રકાર: {types}",
    summaryOf: "{name}: શું લે છે, શું આપે છે, ક્યારે error આપે છે, અને ઉદાહરણ.",
    groups: {
        client: {
            title: "Client",
            description: "`InferenceClient`: token એક વાર આપો, પછી દરેક કામ તેનું એક method.",
        },
        calling: {
            title: "કામ કરાવવું",
            description: "દરેક કામનું એક function. જે વાપરો તે જ તમારા bundle માં આવે.",
        },
        "any-task": {
            title: "ગમે તે કામ",
            description: "કયું કામ છે તે program ચાલે ત્યારે જ ખબર પડે, તેવા call માટે.",
        },
        options: {
            title: "ગોઠવણ",
            description: "કોને પૂછવું, કેટલી રાહ જોવી, કેટલી વાર ફરી પૂછવું, અને શું નોંધવું.",
        },
        errors: {
            title: "Error ના class",
            description: "Call નિષ્ફળ જાય ત્યારે શું મળે: દરેક error નો class અને તેના field.",
        },
        "task-data": {
            title: "કામ, data રૂપે",
            description: "દરેક કામની schema, તેનું ઉદાહરણ અને તેના દરેક field ની વિગત; કશું મોકલ્યા વગર.",
        },
        "provider-data": {
            title: "Provider, data રૂપે",
            description: "દરેક provider નું સરનામું અને તેની રીત; call પરથી request બનાવવી, મોકલ્યા વગર.",
        },
        wire: {
            title: "Request, data રૂપે",
            description: "Network પર જે જાય તે, data રૂપે: token અને ફાઇલની જગ્યાએ તેમનું નિશાન.",
        },
        hub: {
            title: "Hub ને પૂછવું",
            description: "મોડેલ કોણ ચલાવે છે તે Hub ને પૂછવું.",
        },
        catalogue: {
            title: "Catalogue",
            description: "જાણીતાં મોડેલની યાદી: network વગર શોધો, કે Hub પાસેથી તાજી મેળવો.",
        },
        snippets: {
            title: "Snippet લખવી",
            description: "મોડેલ વાપરવાનો code, તમારા પોતાના program માંથી લખાવો.",
        },
        sandbox: {
            title: "Sandbox નું API",
            description: "તમારી કસોટીઓ (test) માં sandbox શરૂ કરો, તેને error આપતાં કહો, અને શું મોકલાયું તે જુઓ.",
        },
        "error-catalogue": {
            title: "જાણીતી error",
            description: "Error ના સંદેશા પરથી તેનો અર્થ શું છે તે તમારા program માં જાણો.",
        },
        remark: {
            title: "Markdown માં",
            description: "પાનું બને ત્યારે લખાતો code, કે લખાણમાં જ તાજો રહેતો code.",
        },
        react: {
            title: "React માં",
            description: "Component અને hook રૂપે code: server પર, બ્રાઉઝરમાં, તમારી પોતાની ડિઝાઇનમાં.",
        },
        element: {
            title: "HTML element રૂપે",
            description: "એક જ script વડે કોઈ પણ પાનામાં code: `<call-snippet model=…>`.",
        },
        "ai-sdk": {
            title: "Vercel AI SDK માં",
            description:
                "દરેક મોડેલ અને provider, `generateText`, `streamText`, `embed`, `generateImage` અને બીજાં function માં.",
        },
        http: {
            title: "HTTP service",
            description: "Snippet, મોડેલ, કામ અને error ની સમજૂતી, તમારા પોતાના server કે edge worker પરથી.",
        },
    },
};
