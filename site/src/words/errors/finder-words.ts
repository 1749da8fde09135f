import type { Language } from "../../languages.ts";

/** The strings of the error finder, kept apart so that its island loads only these. */
type FinderWords = {
    readonly finder: string;
    readonly finderHint: string;
    readonly clear: string;
    readonly privacy: string;
    readonly example: string;
    readonly needsScript: string;
    readonly found: string;
    readonly foundOne: string;
    readonly nothing: string;
    readonly tokenTitle: string;
    /** `{tokens}` stands for the beginnings of the tokens. */
    readonly token: string;
    readonly tokenLink: string;
    readonly go: string;
};

export const finderWords: Readonly<Record<Language, FinderWords>> = {
    gu: {
        finder: "સંદેશો અહીં મૂકો",
        finderHint: "Error નો સંદેશો, server નો જવાબ કે આખો traceback: જેવો છે તેવો જ.",
        clear: "ભૂંસી નાખો",
        privacy: "અહીં મૂકેલું લખાણ આ પાનામાંથી બહાર જતું નથી: તે મોકલાતું નથી, સચવાતું નથી, અને address માં પણ આવતું નથી.",
        example: "દાખલો:",
        needsScript: "સંદેશો મૂકીને શોધવા માટે JavaScript ચાલુ કરો. તેના વગર પણ નીચેની આખી યાદી વાંચી શકાય છે.",
        found: "{count} સમજૂતી મળી. સૌથી નજીકની: {title}",
        foundOne: "સમજૂતી મળી: {title}",
        nothing: "આ સંદેશો યાદીમાં મળ્યો નહીં. આખો સંદેશો મૂક્યો છે? નહીં તો નીચેની યાદીમાં status પ્રમાણે જુઓ.",
        tokenTitle: "તમારા લખાણમાં key જેવું કંઈક છે",
        token: "{tokens}: આ પાનું તેને ક્યાંય મોકલતું નથી. પણ આ જ સંદેશો તમે કોઈને મોકલ્યો હોય, કે ક્યાંય મૂક્યો હોય, તો તે key હમણાં જ રદ કરો અને નવી બનાવો. કોઈને બતાવતાં પહેલાં key ભૂંસી નાખો.",
        tokenLink: "Hub પર તમારા token",
        go: "આખી સમજૂતી",
    },
    en: {
        finder: "Paste the message here",
        finderHint: "The message of an error, a server's response, or a whole traceback: just as it is.",
        clear: "Clear",
        privacy: "What you paste never leaves this page: it is not sent, not kept, and not put into the address.",
        example: "For example:",
        needsScript:
            "To find an error by pasting its message, switch JavaScript on. The whole list below reads without it.",
        found: "{count} explanations. The nearest: {title}",
        foundOne: "One explanation: {title}",
        nothing: "This message is not in the list. Did you paste all of it? If so, look for its status below.",
        tokenTitle: "Your text holds something that looks like a key",
        token: "{tokens}: this page sends it nowhere. But if you have shared this message with anybody, or posted it, revoke that key now and make a new one. Take keys out before you show a message to others.",
        tokenLink: "Your tokens on the Hub",
        go: "The whole entry",
    },
};
