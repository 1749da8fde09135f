import type { HomeStrings } from "../en/home.ts";

export const home: HomeStrings = {
    title: "ઇન્ટરનેટ પરનું મોડેલ, તમારા પોતાના code થી",
    description:
        "નવા શીખનાર માટે કોર્સ, દરેક મોડેલ, કામ અને provider માટે તૈયાર code, અને library. દરેક snippet ચલાવીને ચકાસેલી છે.",
    start: "કોર્સ શરૂ કરો",
    make: "Snippet બનાવો",
    example: {
        title: "એક જ સવાલ, ત્રણ રીતે",
        lead: "શું કરાવવું છે તે પસંદ કરો, પછી કઈ ભાષામાં લખવું છે તે. Code જેવો છે તેવો જ ચાલે છે; અને ખાતું ખોલ્યા વિના અહીં જ ચલાવી જોવાય છે.",
        choose: "શું કરાવવું છે?",
    },
    ways: {
        title: "ક્યાંથી શરૂ કરવું?",
        learn: {
            title: "શીખો",
            text: "નવ પ્રકરણનો કોર્સ: કશું install કર્યા વિના શરૂ કરો, અને અંતે તમારી પોતાની application સાંભળે, શોધે અને બોલે.",
        },
        lookUp: {
            title: "શોધો",
            text: "{tasks} કામ, {providers} provider, {models} મોડેલ: દરેક શું લે છે, શું આપે છે, જવાબ કેવી રીતે વાંચવો, અને ક્યાં ભૂલ થાય છે.",
        },
        build: {
            title: "બનાવો",
            text: "Python, JavaScript અને terminal માટે ચાલતો code, તમારા મોડેલ અને તમારા લખાણ સાથે; {clients} library માટે.",
        },
    },
    proof: {
        title: "લખીને છોડી નથી દીધું, ચલાવીને જોયું છે",
        text: "આમાંનો દરેક program સાચી library વડે, જેવો છે તેવો જ ચલાવ્યો છે; અને તેણે મોકલેલી request ને, જેવી હોવી જોઈએ તેની સાથે સરખાવી છે.",
        ours: "Callsheet",
        theirs: "Hub નું પોતાનું generator",
        passed: "{all} માંથી {passed} program પાસ",
        more: "કેવી રીતે ચકાસ્યું",
    },
};
