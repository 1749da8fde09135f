import type { ExerciseStrings } from "../en/exercises.ts";

export const exercises: ExerciseStrings = {
    title: "મહાવરો",
    isDone: "થઈ ગયું",
    check: "તપાસો",
    stop: "રોકો",
    checking: "તમારો program બીજા સવાલ-જવાબ સાથે ચાલે છે…",
    solution: "એક ઉકેલ બતાવો",
    right: "બરાબર છે.",
    failed: "તપાસી શકાયું નહીં.",
    nextHint: "હજી એક ઇશારો",
    lastHint: "જવાબ બતાવો",
    order: {
        program: "તમારો program",
        lines: "પસંદ કરવાની લીટીઓ; બધી કામની નથી",
        empty: "જે ક્રમમાં ચાલવી જોઈએ તે ક્રમમાં નીચેની લીટીઓ પર ટપ કરો.",
        noneLeft: "બધી લીટીઓ program માં આવી ગઈ.",
        draggable: "ખસેડી શકાય તેવી લીટી",
        howToDrag:
            "લીટી ઉપાડવા space દબાવો, તીરવાળી કળથી ખસેડો, અને મૂકવા ફરી space દબાવો. Escape દબાવો તો તે જ્યાં હતી ત્યાં રહે.",
        up: "ઉપર ખસેડો: {line}",
        down: "નીચે ખસેડો: {line}",
        remove: "કાઢી નાખો: {line}",
        picked: "ઉપાડી: {line}, {count} માંથી લીટી {place}",
        over: "{line} લીટી {place} થશે",
        added: "લીટી {place} તરીકે ઉમેરી: {line}",
        moved: "હવે {count} માંથી લીટી {place}: {line}",
        removed: "કાઢી નાખી: {line}",
    },
};
