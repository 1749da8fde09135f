import type { ErrorFinderStrings } from "../en/error-finder.ts";

export const errorFinder: ErrorFinderStrings = {
    finder: "સંદેશો અહીં મૂકો",
    finderHint: "Error નો સંદેશો, server નો જવાબ કે આખો traceback: જેવો છે તેવો જ.",
    clear: "ભૂંસી નાખો",
    privacy: "અહીં મૂકેલું લખાણ આ પાનામાંથી બહાર જતું નથી: તે મોકલાતું નથી, સચવાતું નથી, અને સરનામામાં પણ આવતું નથી.",
    example: "દાખલો:",
    needsScript: "સંદેશો મૂકીને શોધવા માટે JavaScript ચાલુ કરો. તેના વગર પણ નીચેની આખી યાદી વાંચી શકાય છે.",
    answer: "સમજૂતી",
    found: "{count} સમજૂતી મળી. સૌથી નજીકની: {title}",
    foundOne: "સમજૂતી મળી: {title}",
    nothing: "આ સંદેશો યાદીમાં મળ્યો નહીં. આખો સંદેશો મૂક્યો છે? નહીં તો નીચેની યાદીમાં status પ્રમાણે જુઓ.",
    tokenTitle: "તમારા લખાણમાં key જેવું કંઈક છે",
    token: "{tokens}: આ પાનું તેને ક્યાંય મોકલતું નથી. પણ આ જ સંદેશો તમે કોઈને મોકલ્યો હોય, કે ક્યાંય મૂક્યો હોય, તો તે key હમણાં જ રદ કરો અને નવી બનાવો. કોઈને બતાવતાં પહેલાં key ભૂંસી નાખો.",
    tokenLink: "Hub પર તમારા token",
    go: "આખી સમજૂતી",
};
