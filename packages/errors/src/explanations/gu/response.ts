import type { Explanations } from "../explanation.ts";

/** Explanations: what came back, and how it is read. */
export const response = {
    "object-read-by-brackets": {
        title: "આ object ને કૌંસથી નહીં, ટપકાથી વાંચો",
        cause: 'Library dictionary નહીં, object આપે છે: openai 1.0 થી તેના પર `["content"]` ચાલતું નથી.',
        steps: [
            "Python: `completion.choices[0].message.content` લખો.",
            "Python: Dictionary જોઈએ તો પહેલાં `completion.model_dump()` લખો.",
        ],
    },
    "dict-read-by-dot": {
        title: "આ dictionary ને ટપકાથી નહીં, કૌંસથી વાંચો",
        cause: "જવાબ JSON માંથી બનેલી Python ની dictionary છે. તેનાં field ચોરસ કૌંસમાં લખાય.",
        steps: [
            'Python: `answer["choices"][0]["message"]["content"]` લખો.',
            "તે field ન હોય તો આખો જવાબ છાપો: તે error હોઈ શકે.",
        ],
    },
    "answer-is-text": {
        title: "જવાબ object નથી, લખાણ છે",
        cause: "Object ની જગ્યાએ લખાણ આવ્યું. મોટે ભાગે સરનામામાં `/v1` રહી ગયું હોય છે, એટલે web page આવે છે; કે JSON હજી વાંચ્યું નથી.",
        steps: [
            "તેને છાપો: `print(answer[:200])`. `<` થી શરૂ થાય તો તે web page છે: સરનામું ખોટું છે.",
            "openai: `base_url` ને છેડે `/v1` રાખો: `https://router.huggingface.co/v1`.",
            "Python: requests હોય તો `response.text` નહીં, પણ `response.json()` થી વાંચો.",
            "JavaScript: `await response.json()` થી વાંચો.",
        ],
    },
    "list-read-as-object": {
        title: "જવાબ યાદી છે: પહેલાં તેમાંથી એક લો",
        cause: "આ કામનો જવાબ પરિણામોની યાદી હોય છે, અને program તેને એક પરિણામની જેમ વાંચે છે.",
        steps: [
            'પહેલું લો: `output[0]["generated_text"]`, કે `for` થી બધાં વાંચો.',
            "જવાબ કેવો છે તે જોવા એક વાર છાપો; ક્યારેક યાદીની અંદર યાદી હોય છે.",
        ],
    },
    "object-read-as-list": {
        title: "જવાબ યાદી નથી, object છે",
        cause: "Program ક્રમથી કંઈક લે છે, કે યાદીમાંથી પસાર થાય છે, પણ object આવ્યો છે: મોટે ભાગે service ની error.",
        steps: [
            "પહેલાં આખો જવાબ છાપો, અને તેમાં `error` હોય તો અહીં paste કરો.",
            "તે પરિણામ હોય તો `[0]` વગર, field ના નામથી વાંચો.",
        ],
    },
    "response-not-read": {
        title: "Response હજી વાંચ્યો નથી",
        cause: "તમારી પાસે status અને header સાથેનો response છે; જવાબ તેની body માં છે.",
        steps: [
            'Python: `answer = response.json()` લખો, પછી `answer["choices"]`.',
            "JavaScript: `const answer = await response.json()` લખો.",
            "httpx: Stream હોય તો પહેલાં `response.read()` લખો.",
        ],
    },
    "stream-read-as-answer": {
        title: "Stream ને આખા જવાબની જેમ વાંચ્યો",
        cause: "Streaming માં જવાબ ટુકડે ટુકડે આવે છે, અને દરેક ટુકડો અલગ લીટી છે. તે એકસાથે ન વંચાય.",
        steps: [
            "Python: ટુકડા એક પછી એક વાંચો: `for chunk in stream:`, અને `chunk.choices[0].delta.content` છાપો.",
            "JavaScript: ટુકડા એક પછી એક વાંચો: `for await (const chunk of stream)`.",
            "અથવા streaming ન વાપરો: `stream=True` વગર એક આખો જવાબ આવે.",
        ],
    },
    "answer-read-as-stream": {
        title: "આખા જવાબને stream ની જેમ વાંચ્યો",
        cause: "Program ટુકડા વાંચે છે, પણ streaming માગ્યું નથી: એક આખો જવાબ આવ્યો છે.",
        steps: [
            "Python: Call માં `stream=True` લખો; કે `for` વગર `completion.choices[0].message.content` વાંચો.",
            "JavaScript: Call માં `stream: true`, અને આગળ `await` લખો; કે `completion.choices[0].message.content` વાંચો.",
        ],
    },
    "piece-without-choices": {
        title: "Stream ના એક ટુકડામાં choices નથી",
        cause: "Stream ના કેટલાક ટુકડામાં લખાણ હોતું નથી: છેલ્લો ટુકડો ઘણી વાર ફક્ત વપરાયેલા token કહે છે, અને તેનું `choices` ખાલી હોય છે.",
        steps: [
            "Python: આવા ટુકડા છોડી દો: `if chunk.choices and chunk.choices[0].delta.content:`.",
            'JavaScript: `chunk.choices[0]?.delta?.content ?? ""` લખો.',
        ],
    },
    "nothing-there": {
        title: "તેમાં કશું નથી",
        cause: "Program જે વાંચે છે તે `None` છે (JavaScript માં `null`): call માંથી લખાણ ન આવ્યું, કે error ને જવાબ માની લેવાઈ. મોડેલ tool વાપરે, બહુ વિચારે કે જવાબ કપાઈ જાય, ત્યારે `content` ખાલી હોય છે.",
        steps: [
            "વાંચતાં પહેલાં આખો જવાબ છાપો: તેમાં `error` છે? `finish_reason` શું છે?",
            'Python: ખાલી હોય ત્યારે પણ ચાલે તેમ લખો: `text = message.content or ""`.',
            'JavaScript: ખાલી હોય ત્યારે પણ ચાલે તેમ લખો: `message.content ?? ""`.',
            "`finish_reason` માં `length` હોય તો `max_tokens` વધારો.",
        ],
    },
    "error-read-as-result": {
        title: "Error ને જવાબ માની લેવાઈ",
        cause: "Service એ error મોકલી, અને program તેમાં જવાબ શોધતો રહ્યો, જે તેમાં છે જ નહીં: જેમ કે `choices`.",
        steps: [
            "આખો જવાબ છાપો, અને અહીં paste કરો: શું ખોટું છે તે તેમાં લખ્યું છે.",
            "જવાબ વાંચતાં પહેલાં status જુઓ; અમારી snippets એમ જ કરે છે.",
        ],
    },
    "body-read-twice": {
        title: "Body એક જ વાર વંચાય",
        cause: "Program response ની body બીજી વાર વાંચે છે: જેમ કે `text()` અને પછી `json()`.",
        steps: [
            "JavaScript: એક વાર વાંચીને રાખો: `const text = await response.text()`, પછી `JSON.parse(text)`.",
            "JavaScript: અથવા પહેલાં response ની નકલ કરો: `response.clone()`.",
            "Python: પહેલી વાર જે વાંચ્યું તેને variable માં રાખો.",
        ],
    },
    "stream-broke": {
        title: "જવાબ અધવચ્ચે તૂટી ગયો",
        cause: "જવાબની વચ્ચે connection પૂરું થયું, કે service એ error મોકલી. ત્યાં સુધી જે આવ્યું તે આખો જવાબ નથી.",
        steps: [
            "ફરી પૂછો: તૂટેલો જવાબ આગળ વધારી શકાતો નથી.",
            "દર વખતે સરખા સમયે તૂટે, તો વચ્ચેનો કોઈ proxy લાંબાં connection બંધ કરે છે.",
        ],
    },
    "not-a-stream": {
        title: "Service streaming કરતી નથી",
        cause: "Streaming માગ્યું હતું, પણ જવાબ આખો એકસાથે આવ્યો, કે બીજા કોઈ રૂપે આવ્યો.",
        steps: ["Streaming વગર call કરો.", "પોતાનું server હોય તો સરનામામાંનો path તપાસો."],
    },
    "too-much": {
        title: "જવાબ હદ કરતાં મોટો છે",
        cause: "Client `maxBytes` થી વધારે વાંચતું નથી, જેથી કોઈ તમારી memory ભરી ન દે.",
        steps: ["`maxBytes` option થી હદ વધારો, કે નાની ફાઇલ માગો."],
    },
    "result-not-downloaded": {
        title: "જવાબની ફાઇલ ખાનગી સરનામે છે",
        cause: "Service એ આપેલું URL તમારા કમ્પ્યુટરનું કે ખાનગી network નું છે, અથવા `https:` વગરનું છે. Client ત્યાંથી ઉતારતું નથી: નહીં તો service તમારા network ની અંદરનું વાંચી શકે.",
        steps: [
            'ચિત્ર હોય તો `outputType: "url"` થી ફક્ત તેનું URL માગો.',
            "પોતાનું server હોય તો તે ફાઇલ પોતાના જ સરનામે આપે તેમ ગોઠવો.",
        ],
    },
    "model-text-not-json": {
        title: "મોડેલે લખ્યું તે JSON નથી",
        cause: "Call ચાલ્યો, પણ program મોડેલના લખાણને JSON માને છે, અને મોડેલે બીજા શબ્દો લખ્યા, JSON ને Markdown નાં ચિહ્ન વચ્ચે મૂક્યું, કે તે કપાઈ ગયું.",
        steps: [
            "પહેલાં લખાણ છાપો: મોડેલે શું લખ્યું?",
            "JSON `response_format` થી માગો, કે prompt માં લખો: ફક્ત JSON, બીજા શબ્દ નહીં.",
            "વચ્ચેથી અટકતું હોય તો `max_tokens` વધારો.",
        ],
    },
    "not-json": {
        title: "જવાબ JSON નથી",
        cause: "JSON ની જગ્યાએ HTML નું પાનું (`<!DOCTYPE`), ખાલી જવાબ, કે તૂટેલો જવાબ આવ્યો. મોટે ભાગે તે gateway નું error નું પાનું હોય છે.",
        steps: [
            "પહેલાં status જુઓ: program એ પણ JSON વાંચતાં પહેલાં તે જોવું જોઈએ.",
            "જવાબને લખાણ રૂપે છાપો, અને અહીં paste કરો.",
            "સરનામું તપાસો: web page નું સરનામું web page જ આપે.",
        ],
    },
    "not-an-image": {
        title: "જે આવ્યું તે ચિત્ર નથી",
        cause: "આ byte ચિત્રના નથી: મોટે ભાગે JSON માં error, કે કોઈ પાનું હોય છે.",
        steps: ["પહેલા સો byte લખાણ રૂપે છાપો.", "ચિત્ર ખોલતાં પહેલાં status અને `Content-Type` જુઓ."],
    },
} as const satisfies Partial<Explanations>;
