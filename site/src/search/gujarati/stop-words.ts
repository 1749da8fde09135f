import { normalise } from "./normalise.ts";

/** Stop words, among them the postpositions that are written as separate words. */
export const gujaratiStopWords: ReadonlySet<string> = new Set(
    `અને અથવા કે તો પણ જ ય છે છો છું છીએ હતું હતા હતી હતો હોય હશે નો ની નું ના નાં ને થી માં પર એ આ તે જે કોઈ કંઈ કશું
    એટલે જેમ તેમ એમ માટે સાથે પાસે વડે દ્વારા સુધી તેના તેની તેનું તેને તેમાં તેઓ તેથી આવે જાય થાય થઈ થયું કરે`
        .split(/\s+/)
        .map(normalise),
);
