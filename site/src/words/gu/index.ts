import { gujaratiGenerator } from "@callsheet/react/generator/core";
import type { Strings } from "../en/index.ts";
import { answers } from "./answers.ts";
import { commandLine } from "./command-line.ts";
import { course, notebook, teachers } from "./course.ts";
import { drawings } from "./drawings.ts";
import { errorFinder, errorPages } from "./errors.ts";
import { exercises } from "./exercises.ts";
import { figures } from "./figures.ts";
import { home } from "./home.ts";
import { lessons } from "./lessons.ts";
import { library } from "./library.ts";
import { map, offline, publishing } from "./map.ts";
import { matrix } from "./matrix.ts";
import { providerPages } from "./provider-pages.ts";
import { providers } from "./providers.ts";
import { reference } from "./reference.ts";
import { run } from "./run.ts";
import { sandbox } from "./sandbox.ts";
import { search } from "./search.ts";
import { tasks } from "./tasks/index.ts";

export const gujarati: Strings = {
    page: {
        skip: "સીધા લખાણ પર જાઓ",
        navigation: "મુખ્ય મેનૂ",
        language: "ભાષા",
        darkTheme: "ઘેરી થીમ",
        license: { before: "લખાણ: ", after: ". Code: MIT." },
        footer: "Callsheet: ઇન્ટરનેટ પરનાં machine-learning મોડેલ વાપરવાની માર્ગદર્શિકા.",
    },
    course: {
        chapter: "પ્રકરણ",
        section: "ભાગ",
        time: "સમય",
        minutes: "મિનિટ",
        needs: "શું જોઈએ",
        contents: "આ પાના પર",
        terms: "આ પ્રકરણના શબ્દો",
        check: { right: "બરાબર.", wrong: "ના, એમ નથી. ફરી વિચારો." },
    },
    code: {
        notebook: "Notebook",
        output: "Output",
        python: "Python",
        sh: "Terminal",
        js: "JavaScript",
        http: "HTTP",
        json: "JSON",
        text: "લખાણ",
        scrolls: "Code",
        table: "કોષ્ટક",
        copy: "Copy કરો",
        copied: "Copy થઈ ગયું",
        copyFailed: "Copy ન થયું. Code પસંદ કરેલો છે: Ctrl+C દબાવો.",
    },
    notFound: {
        title: "પાનું મળ્યું નથી",
        text: "આ સરનામે કશું નથી. કદાચ પાનાનું નામ બદલાયું છે, કે link અધૂરી છે.",
    },
    proof: {
        name: "ચકાસણી",
        title: "દરેક snippet ચલાવીને ચકાસેલી છે",
        description: "આ સાઇટ લખી શકે તે દરેક program ને, જેમ છે તેમ, અસલ library વડે ચલાવીને તે શું મોકલે છે તે તપાસવામાં આવે છે.",
        verdict: "{date}: {all} માંથી {passed} program પાસ થયા.",
        how: "Program પાસ ત્યારે ગણાય જ્યારે તે ભૂલ વગર પૂરો થાય; તેણે મોકલેલી request નું સરનામું, header અને body બધું બરાબર હોય; token બીજા કોઈને ન મોકલાયો હોય; અને જે જવાબ આવ્યો તે તેણે બતાવ્યો કે સાચવ્યો હોય. Provider ની જગ્યાએ આ જ કમ્પ્યુટર પર એક કડક server હોય છે, એટલે સાચા provider ને કશું મોકલાતું નથી.",
        covering:
            "નીચેનાં કોષ્ટક છેલ્લે બધા program ચલાવ્યા ત્યારનાં છે. કશું બદલાય ત્યારે બધા વતી થોડા program ચલાવીએ છીએ: દરેક library તેના દરેક provider અને દરેક કામ સાથે, દરેક parameter એકલો, અને કોઈ પણ બે ગોઠવણ એકસાથે. {date}: {of} માંથી આવા {all} program ચલાવ્યા; તેમાંથી {passed} પાસ થયા.",
        again: "તમે પોતે ચલાવી જુઓ:",
        clients: "Library પ્રમાણે",
        client: "Library",
        with: "શેના વડે ચકાસ્યું",
        ours: "Callsheet",
        theirs: "Hub નું પોતાનું generator",
        peer: "Hub નું પોતાનું generator એટલે @huggingface/inference {version} માંનું. તેના program ને પણ {date} ના રોજ આ જ રીતે, અને થોડી હળવાશથી, તપાસ્યા છે: જવાબ ફક્ત variable માં રહી જાય, કે stream નું છેલ્લું લખાણ આવી ગયા પછી ભૂલ થાય, તો પણ program પાસ ગણ્યો છે. જે library અને કામ માટે તે program લખતું જ નથી, ત્યાં ગણવા જેવું કશું નથી.",
        total: "કુલ",
        tasks: "કામ પ્રમાણે",
        cell: "ખાનામાં લખ્યું છે કે કેટલા program પાસ થયા: સાદો, સંસ્થાના ખાતે, streaming સાથે, provider ની પોતાની key સાથે, વગેરે. લીટી (–) એટલે એ library આ provider પાસે આ કામ કરાવી શકતી નથી.",
        provider: "Provider",
        none: "એક પણ program નથી",
    },
    coursePage: course,
    teachers,
    lessons,
    home,
    map,
    library,
    commandLine,
    sandbox,
    matrix,
    run,
    search,
    notebook,
    publishing,
    offline,
    reference,
    tasks,
    providers,
    providerPages,
    errorPages,
    exercises,
    errorFinder,
    answers,
    drawings,
    figures,
    generator: {
        ...gujaratiGenerator,
        answer: {
            alsoThere:
                "લખાણ `content` માં છે. સંદેશામાં તેની સાથે `role` હોય છે, અને કેટલાંક મોડેલ `reasoning` કે `tool_calls` પણ આપે છે. જવાબમાં `finish_reason` કહે છે કે તે કેમ પૂરો થયો, અને `usage` કહે છે કે કેટલા token વપરાયા.",
            textAlone: "ફક્ત લખાણ: {code}",
        },
        proved: "{date} ના રોજ {version} વડે ચકાસેલી",
        description: "મોડેલ અને કામ પસંદ કરો; તેને વાપરવાનો code Python, JavaScript કે terminal માટે તૈયાર મળશે.",
    },
};
