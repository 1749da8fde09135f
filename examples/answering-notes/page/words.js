/** What the page says, in both languages. What the server says it says itself. */

const gujarati = {
    title: "જવાબ આપતી નોંધપોથી",
    lead: "બટન દબાવો, સવાલ પૂછો, ફરી દબાવો.",
    otherLanguage: "English",
    start: "સવાલ પૂછો",
    stop: "પૂછી લીધું",
    wait: "શોધું છું…",
    example: "નમૂનાનો સવાલ પૂછો",
    exampleWhy: "માઇક વિના અજમાવવા માટે. Sandbox માં ફક્ત આ જ સવાલ સંભળાય છે.",
    listening: "સાંભળું છું. સવાલ પૂછો, પછી બટન ફરી દબાવો.",
    asking: "નોંધો જોઉં છું…",
    answered: "આ રહ્યો જવાબ.",
    heard: "સંભળાયું",
    answer: "જવાબ",
    again: "જવાબ ફરી સાંભળો",
    notAllowed: "બ્રાઉઝર માઇક વાપરવા દેતું નથી. સરનામાની બાજુના તાળા પર click કરીને રજા આપો.",
    noMicrophone: "આ કમ્પ્યુટર પર માઇક મળ્યું નથી.",
    notRecorded: "Recording થઈ શક્યું નહીં. ફરી પૂછો.",
    noServer: "Server જવાબ આપતું નથી. Terminal માં npm start હજી ચાલે છે?",
};

const english = {
    title: "Notes that answer",
    lead: "Press the button, ask, press it again.",
    otherLanguage: "ગુજરાતી",
    start: "Ask a question",
    stop: "I have asked",
    wait: "Looking…",
    example: "Ask the example question",
    exampleWhy: "To try it without a microphone. The sandbox understands no other question.",
    listening: "Listening. Ask, then press the button again.",
    asking: "Looking through the notes…",
    answered: "Here is the answer.",
    heard: "Heard",
    answer: "Answer",
    again: "Hear the answer again",
    notAllowed: "The browser does not allow the microphone. Click the lock beside the address, and allow it.",
    noMicrophone: "No microphone was found on this computer.",
    notRecorded: "It could not be recorded. Ask again.",
    noServer: "The server does not answer. Is npm start still running in the terminal?",
};

export const words = { gu: gujarati, en: english };

/** The language that the reader has chosen here before, or else that of the browser. */
export function firstLanguage() {
    const chosen = localStorage.getItem("language") ?? navigator.language;
    return chosen.toLowerCase().startsWith("en") ? "en" : "gu";
}
