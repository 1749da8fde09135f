/** The search: its button, its dialog, its page. */
export const gujaratiSearch = {
    open: "સાઇટમાં શોધો",
    /** The shortcuts that open it, for `aria-keyshortcuts`. */
    keys: "/ Control+K",
    title: "આ સાઇટમાં શોધો",
    description: "બધાં પાનાંમાંથી શબ્દ, મોડેલનું નામ કે error નો સંદેશો શોધો.",
    label: "શું શોધવું છે?",
    placeholder: "જેમ કે ભાષાંતર, chitra, rate limit",
    submit: "શોધો",
    close: "બંધ કરો",
    results: "પરિણામ",
    loading: "શોધવાની યાદી લાવીએ છીએ…",
    /** Shown before anything is typed. */
    hint: "ગુજરાતીમાં, Latin અક્ષરોમાં (bhashantar) કે અંગ્રેજીમાં લખો.",
    keysHint: "↑ ↓ થી પરિણામ પર જાઓ, Enter થી ખોલો, Esc થી બંધ કરો.",
    none: "“{query}” માટે કશું મળ્યું નથી.",
    noneHint: "જોડણી તપાસો, ઓછા શબ્દો લખો, કે એ જ વાત બીજા શબ્દમાં શોધો.",
    otherLanguage: "અંગ્રેજી પાનાંમાં શોધો",
    one: "1 પાનું મળ્યું",
    found: "{count} પાનાં મળ્યાં",
    shown: "{count} પાનાં મળ્યાં, પહેલાં {shown} અહીં છે",
    all: "બધાં પરિણામ જુઓ",
    failed: "શોધવાની યાદી મળી નહીં. ઇન્ટરનેટ ચાલુ છે કે નહીં તે જુઓ.",
    retry: "ફરી પ્રયત્ન કરો",
    /** Shown when the index cannot be loaded, for example after a new version of the site. */
    reload: "સાઇટ બદલાઈ હોય તો પાનું ફરી ખોલવાથી યાદી મળશે.",
    dev: "શોધવાની યાદી સાઇટ build થાય ત્યારે બને છે; અહીં તે નથી.",
    noScript: "શોધવા માટે JavaScript જોઈએ. તેના વગર આ યાદીઓમાંથી શોધો:",
};

export type SearchStrings = typeof gujaratiSearch;
