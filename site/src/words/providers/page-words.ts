import type { Language } from "../../languages.ts";

/** Why a provider rejects the example request. */
export type Refused = "no-key" | "no-key-routed" | "no-fields";

/**
 * The strings of the pages of providers, with `{placeholders}` and with `code` between backticks.
 */
export type ProviderPageWords = {
    readonly sheet: {
        readonly tasks: string;
        readonly models: string;
        readonly queue: string;
        readonly key: string;
    };
    readonly queued: string;
    readonly notQueued: string;
    readonly onHub: string;
    readonly address: string;
    readonly routed: string;
    readonly routedText: string;
    readonly direct: string;
    readonly directText: string;
    readonly notRouted: string;
    readonly onlyRouted: string;
    readonly elsewhere: string;
    readonly header: string;
    readonly keyIn: string;
    readonly getToken: string;
    readonly extraHeaders: string;
    readonly ownLibrary: string;
    readonly code: string;
    readonly tasks: string;
    readonly tasksText: string;
    readonly body: string;
    readonly formats: Readonly<Record<"json" | "text" | "binary" | "multipart", string>>;
    readonly stands: string;
    readonly queue: string;
    readonly queueText: string;
    readonly noQueue: string;
    readonly poll: string;
    readonly pollEvery: string;
    readonly status: string;
    readonly done: string;
    readonly failed: string;
    readonly reason: string;
    readonly result: string;
    readonly resultInPoll: string;
    readonly models: string;
    readonly modelsText: string;
    readonly sameIds: string;
    readonly noModels: string;
    readonly autoModels: string;
    readonly limits: string;
    readonly quirks: string;
    readonly errors: string;
    readonly errorsText: string;
    readonly refused: Readonly<Record<Refused, string>>;
    readonly explained: string;
    readonly allErrors: string;
    readonly index: {
        readonly provider: string;
        readonly does: string;
        readonly key: string;
        readonly queue: string;
        readonly models: string;
        readonly some: string;
        readonly text: string;
        readonly router: string;
        readonly routed: string;
        readonly direct: string;
        readonly more: string;
    };
};

const words: Readonly<Record<Language, ProviderPageWords>> = {
    gu: {
        sheet: { tasks: "કામ", models: "મોડેલ", queue: "Queue", key: "Key" },
        queued: "હા",
        notQueued: "ના",
        onHub: "Hub પરનું પાનું",
        address: "સરનામું અને key",
        routed: "Hub ના router થી",
        routedText: "Hub નો એક જ token બધે ચાલે છે; બિલ Hub ના ખાતે આવે છે.",
        direct: "સીધું provider ને",
        directText: "Provider પાસેથી લીધેલી key જોઈએ; બિલ provider મોકલે છે.",
        notRouted: "આ provider Hub ના router પાછળ નથી: તેને ફક્ત તેની પોતાની key થી પૂછી શકાય.",
        onlyRouted: "આનું સરનામું એક જ છે, અને તે Hub નો token માગે છે.",
        elsewhere: "આ કામ માટે સરનામું જુદું છે:",
        header: "Header",
        keyIn: "Key આ variable માં",
        getToken: "Hub નો token બનાવો",
        extraHeaders: "દરેક request સાથે આ header પણ જાય છે:",
        ownLibrary: "`{client}` library key ને `{variable}` માંથી વાંચે છે.",
        code: "Code",
        tasks: "કયાં કામ કરે છે",
        tasksText: "દરેક કામ ખોલો: તેના ઉદાહરણ માટે ખરેખર જે request જાય છે તે દેખાશે. Token ની જગ્યાએ ટપકાં છે.",
        body: "Body",
        formats: { json: "JSON", text: "લખાણ", binary: "ફાઇલ, જેવી છે તેવી", multipart: "form (multipart)" },
        stands: "યાદીમાં આ કામ માટે આ provider નું કોઈ મોડેલ નથી: `{placeholder}` ની જગ્યાએ તેનું id આવે.",
        queue: "Queue: રાહ કેવી રીતે જોવાય",
        queueText:
            "આ કામમાં વાર લાગે છે, એટલે પહેલો જવાબ ફક્ત job નું સરનામું આપે છે. પછી તે પૂરો થયો કે નહીં તે વારંવાર પૂછવાનું હોય છે. Callsheet અને તેની snippets એ પોતે કરે છે.",
        noQueue: "Queue નથી: જવાબ એ જ request માં આવે છે.",
        poll: "ક્યાં પૂછવું",
        pollEvery: "પહેલી વાર {seconds} second પછી, પછી વધતા અંતરે.",
        status: "Status ક્યાં લખ્યું છે",
        done: "પૂરો થયો",
        failed: "નિષ્ફળ ગયો",
        reason: "કારણ ક્યાં લખ્યું છે",
        result: "જવાબ ક્યાંથી લેવો",
        resultInPoll: "છેલ્લી વાર પૂછ્યું તેના જવાબમાં જ",
        models: "મોડેલ",
        modelsText: "{date} સુધીની યાદી પ્રમાણે, આ provider આ મોડેલ ચલાવે છે. જમણી બાજુ provider એ આપેલું id છે.",
        sameIds: "{date} સુધીની યાદી પ્રમાણે, આ provider આ મોડેલ ચલાવે છે. Id એ જ છે, જે Hub પર છે.",
        noModels: "આ provider નાં મોડેલ યાદીમાં નથી: તે પોતાનાં મોડેલ પોતાના id થી ચલાવે છે.",
        autoModels: "વાતચીતનું દરેક મોડેલ, જેને router પાછળનો કોઈ પણ provider ચલાવે છે.",
        limits: "મર્યાદા",
        quirks: "જાણવા જેવું",
        errors: "Error આ રૂપે આવે છે",
        errorsText: "આ આકાર provider નો છે; તેમાંના શબ્દો અમારા sandbox ના છે.",
        refused: {
            "no-fields": "જરૂરી field વગરની request",
            "no-key": "Key વગરની request",
            "no-key-routed": "Router ને key વગર પૂછ્યું",
        },
        explained: "સમજૂતી:",
        allErrors: "બીજી error હોય તો તેનો સંદેશો અહીં મૂકો:",
        index: {
            provider: "Provider",
            does: "શું કરે છે",
            key: "પોતાની key",
            queue: "Queue",
            models: "મોડેલ",
            some: "{all} માંથી {count} કામમાં",
            text: "Provider નું નામ",
            router: "Hub ના router થી",
            routed: "હા",
            direct: "ફક્ત સીધું",
            more: "બીજાં {count}",
        },
    },
    en: {
        sheet: { tasks: "Tasks", models: "Models", queue: "Queue", key: "Key" },
        queued: "yes",
        notQueued: "no",
        onHub: "Its page on the Hub",
        address: "Address and key",
        routed: "Through the Hub's router",
        routedText: "One token of the Hub serves everywhere, and the bill goes to your account on the Hub.",
        direct: "Straight to the provider",
        directText: "It takes a key from the provider, who sends the bill.",
        notRouted: "This provider is not behind the Hub's router: it can only be asked with its own key.",
        onlyRouted: "It has one address, and takes a token of the Hub.",
        elsewhere: "These tasks have another address:",
        header: "Header",
        keyIn: "Key in the variable",
        getToken: "Make a token on the Hub",
        extraHeaders: "Every request has these headers too:",
        ownLibrary: "The library `{client}` reads the key from `{variable}`.",
        code: "Code",
        tasks: "What it does",
        tasksText: "Open a task to see the request that its example really sends. Dots stand for the token.",
        body: "Body",
        formats: { json: "JSON", text: "text", binary: "the file as it is", multipart: "a form (multipart)" },
        stands: "The catalogue lists none of its models for this task: `{placeholder}` stands for the provider's id of one.",
        queue: "The queue: how to wait",
        queueText:
            "These tasks take their time, so the first answer only says where the job is. Then one asks again and again whether it is done. Callsheet and its snippets do so by themselves.",
        noQueue: "There is no queue: the answer comes with the request.",
        poll: "Where to ask",
        pollEvery: "First after {seconds} seconds, then less and less often.",
        status: "Where the status stands",
        done: "It is done",
        failed: "It has failed",
        reason: "Where the reason stands",
        result: "Where the result is",
        resultInPoll: "in the last answer itself",
        models: "Models",
        modelsText: "The models that it serves, as listed until {date}. On the right is the provider's own id.",
        sameIds: "The models that it serves, as listed until {date}. Their ids are those of the Hub.",
        noModels: "The catalogue lists no models of this provider: it serves its own, by its own ids.",
        autoModels: "Every chat model that any provider behind the router serves.",
        limits: "Limits",
        quirks: "Worth knowing",
        errors: "What its errors look like",
        errorsText: "The form is the provider's; the words in it are those of our sandbox.",
        refused: {
            "no-fields": "A request that lacks its fields",
            "no-key": "A request without a key",
            "no-key-routed": "The router, asked without a key",
        },
        explained: "Explained:",
        allErrors: "Any other error is found by its message:",
        index: {
            provider: "Provider",
            does: "What it does",
            key: "Its own key",
            queue: "Queue",
            models: "Models",
            some: "{count} of {all} tasks",
            text: "Name of the provider",
            router: "Through the Hub's router",
            routed: "yes",
            direct: "only straight",
            more: "{count} more",
        },
    },
};

/** The strings of the pages of providers, in a language of the site. */
export const wordsOfProviderPages = (language: Language): ProviderPageWords => words[language];
