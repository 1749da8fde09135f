import type { Explanations } from "../explanation.ts";

/** Explanations: models, and who serves them. */
export const model = {
    "no-such-model": {
        title: "આવું મોડેલ નથી",
        cause: "Id લખવામાં ભૂલ છે, મોડેલ કાઢી નખાયું કે તેનું નામ બદલાયું, કે તે ખાનગી છે અને તમારી key તેને જોઈ શકતી નથી.",
        steps: [
            "મોડેલના પાના પરથી id copy કરો: નાના-મોટા અક્ષરનો ફરક ગણાય છે.",
            "મોડેલ ખાનગી હોય તો તેના માલિકનો token વાપરો.",
            "Provider ના પોતાના સરનામે મોડેલનું id પણ તેનું પોતાનું હોય: મોડેલના પાના પર તેની યાદી છે.",
        ],
    },
    "model-retired": {
        title: "આ મોડેલ બંધ કરાયું છે",
        cause: "Service આ મોડેલ હવે ચલાવતી નથી. તમારી key અને request બરાબર છે.",
        steps: [
            "બીજું મોડેલ પસંદ કરો: તેની જગ્યાએ કયું છે તે સંદેશામાં, કે service ના deprecations ના પાના પર છે.",
            "Program માં મોડેલનું id બદલો; આજનાં મોડેલ generator માં છે.",
        ],
    },
    "model-needs-endpoint": {
        title: "ત્યાં આ મોડેલ માટે પોતાનું endpoint જોઈએ",
        cause: "Service પાસે મોડેલ છે, પણ તે બધા માટે ચાલતું નથી: તમારે પોતાનું (dedicated) endpoint ચાલુ કરવું પડે, જેના કલાક પ્રમાણે પૈસા થાય.",
        steps: [
            "Service જે મોડેલ બધા માટે ચલાવે છે (serverless), તેમાંથી પસંદ કરો.",
            "અથવા આ જ મોડેલ માટે બીજા provider ને પૂછો: મોડેલના પાના પર તેની યાદી છે.",
        ],
    },
    "endpoint-paused": {
        title: "Endpoint થોભાવેલું છે",
        cause: "Program જે endpoint કે Space ને પૂછે છે તે થોભાવેલું કે બંધ છે. ફક્ત તેનો માલિક તેને ફરી ચાલુ કરી શકે.",
        steps: [
            "તે તમારું હોય તો Hub પર ખોલીને Resume (કે Restart) દબાવો; ત્યારથી તેના પૈસા ફરી ગણાશે.",
            "તમારું ન હોય તો માલિકને કહો, કે મોડેલને કોઈ provider પાસે પૂછો.",
        ],
    },
    "model-without-tools": {
        title: "આ મોડેલ ત્યાં tools લેતું નથી",
        cause: "Request માં `tools` છે, પણ આ મોડેલ, કે તેનો કોઈ provider, function call કરી શકતો નથી.",
        steps: [
            "જે કરી શકે તેવું મોડેલ લો: તેના પાના પર tools કે function calling લખ્યું હોય.",
            "અથવા `tools` અને `tool_choice` કાઢી નાખો.",
            "પોતાનું vLLM server હોય તો તેને `--enable-auto-tool-choice` અને `--tool-call-parser` સાથે ચાલુ કરો.",
        ],
    },
    "model-without-images": {
        title: "આ મોડેલ ત્યાં ચિત્ર વાંચતું નથી",
        cause: "Request માં ચિત્ર (`image_url`) છે, પણ મોડેલ, કે આ provider, ફક્ત લખાણ લે છે.",
        steps: [
            "ચિત્ર વાંચે તેવું મોડેલ લો: Hub પર તેનું કામ image-text-to-text હોય.",
            "અથવા ફક્ત લખાણ મોકલો, જેમાં `content` સાદું લખાણ હોય.",
        ],
    },
    "model-not-pulled": {
        title: "Ollama પાસે આ મોડેલ હજી નથી",
        cause: "તમારું Ollama ચાલુ છે, પણ મોડેલ આ કમ્પ્યુટર પર લાવ્યા નથી, કે તેનું નામ જુદું છે.",
        steps: [
            "મોડેલ લાવો: `ollama pull llama3.2`, તમારે જોઈતા નામ સાથે.",
            "તમારી પાસે કયાં નામ છે તે `ollama list` થી દેખાય; `:` પછીનો ભાગ પણ ગણાય.",
        ],
    },
    "no-provider-known": {
        title: "આ મોડેલ માટે કોઈ provider મળ્યો નહીં",
        cause: "Library એ Hub ને પૂછ્યું કે આ કામ માટે આ મોડેલ કોણ ચલાવે છે, અને કોઈ ન મળ્યું: કોઈ ચલાવતું નથી, કે તમે લખેલો provider ચલાવતો નથી, કે Hub નો જવાબ ન આવ્યો.",
        steps: [
            "Hub પર મોડેલનું પાનું ખોલો: તેના પર Inference Providers લખ્યા છે? કયા કામ માટે?",
            "જેને provider હોય તેવું મોડેલ લો, કે `provider` કાઢી નાખો.",
            "મોડેલનું id તપાસો, અને મોડેલને provider હોય તો તમારું network પણ.",
        ],
    },
    "hf-inference-lacks-model": {
        title: "hf-inference આ મોડેલ ચલાવતું નથી",
        cause: "મોડેલ છે, પણ Hub નો પોતાનો provider, `hf-inference`, થોડાં અને મોટે ભાગે નાનાં મોડેલ ચલાવે છે. મોટાં મોડેલ બીજા provider પાસે છે.",
        steps: [
            'Python: Hub ને પસંદ કરવા દો: `InferenceClient(provider="auto")`, અને વાતચીત `client.chat.completions.create(…)` થી કરો.',
            'JavaScript: Hub ને પસંદ કરવા દો: `provider: "auto"`.',
            "curl: આ સરનામે પૂછો: `https://router.huggingface.co/v1/chat/completions`.",
            "કયા provider તેને ચલાવે છે તે Hub પર મોડેલના પાના પર છે.",
        ],
    },
    "served-for-another-task": {
        title: "Provider આ મોડેલ બીજા કામ માટે ચલાવે છે",
        cause: "મોડેલ ત્યાં છે, પણ program જે કામ માગે છે તેના માટે નહીં. કયું કામ છે તે સંદેશામાં લખ્યું છે.",
        steps: [
            "Python: conversational લખ્યું હોય તો `text_generation` ની જગ્યાએ `client.chat_completion(messages=[…])` વાપરો.",
            "JavaScript: conversational લખ્યું હોય તો `textGeneration` ની જગ્યાએ `chatCompletion({ messages })` વાપરો.",
            "langchain: તેને `ChatHuggingFace(llm=…)` માં મૂકો.",
        ],
    },
    "model-not-served": {
        title: "આ provider પાસે આ મોડેલ નથી",
        cause: "મોડેલ છે ખરું, પણ આ provider પાસે નથી, કે ફક્ત બીજા કામ માટે છે, કે તમે ચાલુ રાખેલા કોઈ provider પાસે નથી.",
        steps: [
            "સંદેશામાં જે provider નાં નામ છે તેમાંથી પસંદ કરો, કે મોડેલના પાના પર જુઓ.",
            "Hub પર Inference Providers ની settings માં કયા provider ચાલુ છે તે જુઓ.",
        ],
    },
    "task-not-served": {
        title: "આ provider આ કામ કરતો નથી",
        cause: "કોઈ provider બધાં કામ કરતો નથી: ઘણા ફક્ત વાતચીત કરે છે.",
        steps: ["કોણ કરે છે તે સંદેશામાં છે; provider ની યાદીમાં પણ કામ પ્રમાણે શોધી શકાય."],
    },
    "no-such-provider": {
        title: "આવો provider નથી",
        cause: "Provider ના નામમાં ભૂલ છે, કે તમારી library તે provider કરતાં જૂની કે નવી છે.",
        steps: ["Id નાના અક્ષરે લખો, જેમ provider ની યાદીમાં છે.", "Id બરાબર હોય તો library ને update કરો."],
    },
    "old-address": {
        title: "આ સરનામું જૂનું છે",
        cause: "Program જે સરનામે પૂછે છે તે હવે નથી. આજે Hub નું સરનામું `router.huggingface.co` છે.",
        steps: ["Library ને update કરો.", "સરનામું તમારા program માં લખેલું હોય, તો generator થી નવો code બનાવો."],
    },
    "model-is-loading": {
        title: "મોડેલ તૈયાર થઈ રહ્યું છે",
        cause: "થોડા વખતથી કોઈએ આ મોડેલ વાપર્યું નથી, એટલે તેને હમણાં ચાલુ કરાય છે. તેમાં થોડી સેકન્ડથી થોડી મિનિટ થાય; `estimated_time` તેનો અંદાજ છે.",
        steps: ["એટલી રાહ જુઓ, પછી ફરી ચલાવો.", "Callsheet: તે પોતે કુલ ત્રણ વાર પૂછી જુએ છે."],
    },
} as const satisfies Partial<Explanations>;
