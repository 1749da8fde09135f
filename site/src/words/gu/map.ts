import type { MapStrings, OfflineStrings, PublishingStrings } from "../en/map.ts";

export const map: MapStrings = {
    learn: "શીખો",
    lookUp: "શોધો",
    build: "બનાવો",
    guides: "માર્ગદર્શિકા",
    integrations: "તમારાં સાધનોમાં",
    trust: "સાબિતી",
    pages: "પાનાં",
    trail: "તમે અહીં છો",
    contents: "આ પાના પર",
    previous: "પાછલું",
    next: "આગળનું",
    changed: "છેલ્લે બદલ્યું: {date}",
    edit: "આ પાનું સુધારો",
    madeFrom: "આ પાનું આના પરથી બને છે:",
    markdown: "Markdown રૂપે",
    course: {
        title: "કોર્સ",
        description:
            "સાવ પહેલેથી શરૂ કરો: મોડેલને પહેલો સવાલ પૂછો, પછી શબ્દો, ચિત્ર ને અવાજ સાથે કામ કરો, અને અંતે તમારી પોતાની application બનાવો.",
    },
    teachers: {
        title: "શિક્ષકો માટે",
        description:
            "પુસ્તકનું આયોજન, દરેક પ્રકરણનો એક તાસ ને મહાવરાના ઉકેલ, સવાલોના જવાબ, અને ઇન્ટરનેટ વગરના વર્ગમાં ભણાવવાની રીત.",
    },
    glossary: {
        title: "શબ્દસૂચિ",
        description: "આ કોર્સમાં વપરાતા શબ્દોના અર્થ, સાદી ભાષામાં; દરેકની સાથે તેનું અંગ્રેજી નામ.",
    },
    tasks: {
        title: "કામ (task)",
        description: "મોડેલ પાસે કયાં કામ કરાવી શકાય: દરેક કામ શું લે છે, શું આપે છે, અને તે કરાવતો code.",
    },
    providers: {
        title: "Provider",
        description: "મોડેલ કોણ ચલાવે છે: દરેક provider ક્યાં છે, કઈ key માગે છે, કયાં કામ કરે છે, અને તેની પોતાની રીતો.",
    },
    models: {
        title: "મોડેલ",
        description: "જાણીતાં મોડેલ: દરેક શું કરે છે, કયો provider તેને કયા નામે ચલાવે છે, અને તેને વાપરવાનો code.",
    },
    provider: "{name} પર મોડેલ વાપરવાની રીત: સરનામું, key, કામ, મોડેલ, રાહ જોવાની રીત અને error.",
    model: "{name}: તેનું કામ ({task}), તેને કોણ ચલાવે છે, અને તેને વાપરવાનો code.",
    errors: {
        title: "Error અને ઉપાય",
        description: "Error નો સંદેશો શું કહે છે અને શું કરવું: સંદેશો અહીં મૂકો, સમજૂતી મેળવો.",
    },
    library: {
        title: "Library",
        description: "@callsheet/inference નું દરેક function: શું લે છે, શું આપે છે, અને ક્યારે error આપે છે.",
    },
    commandLine: {
        title: "Command line",
        description: "Terminal માં callsheet: દરેક command, તેના option, અને તે શું છાપે છે.",
    },
    sandbox: {
        title: "Sandbox",
        description: "તમારા પોતાના કમ્પ્યુટર પરનો provider: સાચા provider જેવા જ જવાબ આપે, અને કહો ત્યારે error પણ આપે.",
    },
    matrix: {
        title: "Matrix",
        description: "Callsheet લખી શકે તે દરેક program, JSON ની એક એક લીટીમાં: લીટીના દરેક field નો અર્થ.",
    },
};

export const offline: OfflineStrings = {
    title: "ઇન્ટરનેટ વગર આ પાનું ખૂલતું નથી",
    text: "હમણાં ઇન્ટરનેટ ચાલુ નથી, અને આ પાનું તમે પહેલાં ખોલ્યું નથી, એટલે તે અહીં સચવાયેલું નથી. નીચેનાં પાનાં ઇન્ટરનેટ વગર પણ ખૂલશે.",
    again: "આ પાનું ફરી ખોલો",
    kept: "હંમેશાં ખૂલતાં પાનાં",
    visited: "તમે પહેલાં ખોલેલાં પાનાં",
    newer: "આ સાઇટની નવી આવૃત્તિ તૈયાર છે.",
    openNewer: "નવી આવૃત્તિ ખોલો",
};

export const publishing: PublishingStrings = {
    locale: "gu_IN",
    viewMarkdown: "Markdown જુઓ",
    copyPage: "પાનું copy કરો",
    copyPageFailed: "Copy ન થયું. Markdown ખોલીને ત્યાંથી copy કરો.",
    feed: "ફેરફારની feed (Atom)",
    feedTitle: "Callsheet: નવું અને બદલાયેલું",
    feedSubtitle: "જે પાનાં નવાં છે કે છેલ્લે બદલાયાં છે.",
    search: "આખી સાઇટમાં શોધો",
    searchButton: "શોધો",
};
