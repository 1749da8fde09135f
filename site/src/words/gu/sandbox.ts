import type { FaultName, Sandbox, SandboxOptions } from "@callsheet/sandbox";
import type { SandboxStrings } from "../en/sandbox.ts";
import type { FaultGroup } from "../fault-groups.ts";

/** What each fault does. The English text is the fault's docstring. */
const faults: Readonly<Record<FaultName, string>> = {
    status: "Error આપે છે, તમે કહો તે HTTP status સાથે.",
    reset: "પહેલો byte આવે તે પહેલાં જ connection તૂટી જાય છે.",
    silence: "Request લેવાય છે, પણ પાછું કદી કશું આવતું નથી.",
    late: "પહેલો byte મોડો આવે છે.",
    stall: "Body અડધે અટકી જાય છે, પણ connection ખુલ્લું રહે છે.",
    slow: "Body થોડા થોડા byte કરીને, ધીમે ધીમે આવે છે.",
    truncate: "Body અડધે હોય ત્યાં connection પૂરું થઈ જાય છે: stream હોય તો event ની વચ્ચે જ.",
    "half-event": "Stream બરાબર પૂરો થાય છે, પણ event ની વચ્ચે.",
    "stream-error": "Stream ના પહેલા event પછી error નો event આવે છે, અને stream પૂરો થાય છે.",
    "no-done": "Stream ના અંતે `[DONE]` આવતું નથી.",
    "no-last-line": "Stream ના અંતે `[DONE]` નથી, અને છેલ્લા event ની લીટી પણ પૂરી થતી નથી.",
    split: "દરેક ટુકડામાં થોડા જ byte હોય છે.",
    "line-ends": "Stream ની લીટી બીજી રીતે પૂરી થાય છે.",
    comments: "Stream ના event વચ્ચે comment અને બીજાં field આવે છે.",
    "odd-events": "ચેટના stream માં comment, choices વગરનો event અને છેલ્લે એકલો usage આવે છે; ટુકડા ગમે ત્યાંથી કપાય છે.",
    "multi-line": "Event નો data ઘણી લીટીમાં વહેંચાયેલો હોય છે.",
    flood: "એક જ ટુકડામાં હજારો event આવે છે.",
    endless: "Stream કદી પૂરો થતો નથી; જેટલો ઝડપથી વાંચો તેટલો ઝડપથી આવે છે.",
    "content-type": "સાચો જવાબ, પણ ખોટા Content-Type સાથે.",
    "invalid-json": "Body પોતાને JSON કહે છે, પણ અધૂરું રહી જાય છે.",
    "wrong-shape": "JSON બરાબર છે, પણ આ કામ આપે તેવું નથી.",
    empty: "Body માં એક પણ byte નથી.",
    html: "માણસ માટેનું web page આવે છે, જેવું gateway મોકલે.",
    echo: "Error માં request નો Authorization header જેમ છે તેમ પાછો આવે છે, જેમ બેદરકાર server કરે.",
    "foreign-job": "જવાબ કહે છે કે job ની ખબર બીજા કોઈ host પર પૂછવી, જે provider નો નથી.",
    "result-missing": "જવાબમાં ફાઇલનાં જે URL છે ત્યાં કશું નથી.",
    large: "સાચો જવાબ, પણ નકામા byte ઉમેરીને મોટો કરેલો.",
    redirect: "બીજા સરનામે મોકલે છે (redirect).",
    queue: "Request પરથી queue માં મુકાયેલી job નું શું થાય.",
};

const fields: Readonly<Record<string, string>> = {
    "status.status": "HTTP status.",
    "status.body": "Body કયા રૂપમાં હોય. ન લખો તો provider પોતે વાપરે તે.",
    "status.retryAfter": "Retry-After header કેટલી સેકન્ડ રાહ જોવા કહે. ન લખો તો એ header હોતો નથી.",
    "status.retryAfterForm": "Retry-After માં આંકડો હોય કે તારીખ. ન લખો તો `seconds`.",
    "status.estimatedTime": "મોડેલ હજી કેટલી સેકન્ડ load થશે, body ના `estimated_time` માં. ન લખો તો કહેવાતું નથી.",
    "late.milliseconds": "કેટલો મોડો.",
    "stall.status": "Body આ HTTP status વાળી error નું હોય. ન લખો તો સાચો જવાબ.",
    "stall.retryAfter": "Error નો Retry-After header કેટલી સેકન્ડ રાહ જોવા કહે. ન લખો તો એ header હોતો નથી.",
    "slow.bytes": "એક વારમાં કેટલા byte. ન લખો તો 16.",
    "slow.milliseconds": "દરેક વચ્ચે કેટલો સમય. ન લખો તો 10.",
    "stream-error.body": "Error કયા રૂપમાં હોય. ન લખો તો `object`.",
    "split.bytes": "એક ટુકડામાં કેટલા byte. ન લખો તો 1.",
    "odd-events.bytes": "એક ટુકડામાં કેટલા byte. ન લખો તો 7.",
    "line-ends.ends": "કઈ રીતે; `mixed` માં ત્રણેય વારાફરતી.",
    "flood.events": "કેટલા event. ન લખો તો 5000.",
    "endless.events": "એક ટુકડામાં કેટલા event. ન લખો તો 1.",
    "content-type.type": "ખોટો Content-Type.",
    "html.status": "HTTP status. ન લખો તો 200.",
    "echo.status": "HTTP status. ન લખો તો 401.",
    "large.bytes": "કેટલા byte જેટલો મોટો.",
    "redirect.to": "ક્યાં મોકલે, URL રૂપે. ન લખો તો provider ના નહીં તેવા host પર.",
    "redirect.status": "HTTP status. ન લખો તો 307.",
    "queue.end": "Job કેવી રીતે પૂરી થાય: નિષ્ફળ જાય, રદ થાય, કે કદી પૂરી ન થાય.",
    at: "ફક્ત એ request ને, જેના URL માં આ લખાણ હોય. ન લખો તો મોડેલની કોઈ પણ request ને; Hub ને કે ફાઇલની request ને નહીં.",
    times: "કેટલી request ને. ન લખો તો 1; `startSandbox({ fault })` માં બધીને.",
};

const has: Readonly<Record<keyof Sandbox, string>> = {
    url: "તે ક્યાં સાંભળે છે: `http://127.0.0.1:PORT`.",
    requests: "તેણે જોયેલી છેલ્લી 10,000 request, આવી તે ક્રમમાં: શું મોકલાયું, શું જવાબ મળ્યો, શું ખોટું હતું.",
    fetch: "એવું `fetch`, જે કોઈ પણ host માટેની request sandbox પાસે જ લઈ જાય.",
    fail: "હવે પછીની request માટે error ગોઠવે છે, એક પછી એક.",
    reset: "જોયેલી request, ગોઠવેલી error અને queue ની job, બધું ભૂલી જાય છે.",
    close: "Sandbox અને ખુલ્લાં connection બંધ કરે છે.",
};

const takes: Readonly<Record<keyof SandboxOptions, string>> = {
    port: "કયા port પર સાંભળે, 0 થી 65535. ન લખો તો જે ખાલી હોય તે.",
    models: "કયાં મોડેલ હોય. `any`: જે નામ લખો તે, અને તેનું કામ સરનામા, body અને નામ પરથી નક્કી થાય. `known`: ફક્ત જાણીતાં, અને જેના નામમાં કામ લખેલું હોય તે, જેમ કે `any/text-to-image`. અથવા તે ઉપરાંત બીજાં, Hub ના id પ્રમાણે: તેનું કામ, કે તેને કોણ કયા id થી ચલાવે છે તે પણ. ન લખો તો `any`.",
    servesUnlisted: "જેનું નામ ક્યાંય લખ્યું નથી તેવાં મોડેલ પણ ચાલે કે નહીં. ન લખો તો ફક્ત `any` માં ચાલે.",
    seed: "Request ઉપરાંત જવાબ આ આંકડા પરથી બને છે: બીજો આંકડો, બીજા જવાબ. ન લખો તો 0.",
    pace: "Stream કેવી ઝડપે આવે: મોડેલ લખતું હોય તેમ (`natural`), કે વાંચો તેટલી ઝડપે (`fast`). ન લખો તો `fast`.",
    latency: "મોડેલની request માં પહેલો byte કેટલી millisecond પછી આવે. ન લખો તો 0.",
    failures: "ક્યારેક, સંયોગથી, શું ખોટું થાય. ન લખો તો કશું નહીં.",
    mappingForm: "મોડેલ ક્યાં ચાલે છે તે Hub કયા રૂપમાં કહે. ન લખો તો આજનું; `record` જૂનું છે.",
    ownHosts: "કયા host તમારું પોતાનું server ગણાય. ન લખો તો ફક્ત sandbox નું પોતાનું સરનામું.",
    maxBodyBytes:
        "Request નું body વધુમાં વધુ કેટલા byte નું હોઈ શકે. તેનાથી મોટું body વંચાતું નથી, અને જવાબમાં 413 આવે છે. ન લખો તો 64 MiB.",
    queuePolls: "Queue ની job કેટલી વાર પૂછ્યા સુધી અધૂરી હોય. ન લખો તો 2.",
    fault: "દરેક request માં શું ખોટું થાય. ન લખો તો કશું નહીં.",
};

const groups: Readonly<Record<FaultGroup, string>> = {
    connection: "Connection",
    response: "જવાબ",
    stream: "Stream",
    job: "Queue અને ફાઇલ",
};

export const sandbox: SandboxStrings = {
    about: "Sandbox એટલે તમારા જ કમ્પ્યુટર પર ચાલતો એક server, જે દરેક provider, Hub અને તેના router ની ભાષા બોલે છે. ખાતું કે token ન જોઈએ, ખર્ચ ન થાય, અને કશું કમ્પ્યુટરની બહાર ન જાય: તે ફક્ત 127.0.0.1 પર સાંભળે છે.",
    start: "શરૂ કરવું",
    startAbout: "તમારી test માં install કરો:",
    startHow: "Client ને sandbox નું `fetch` આપો; URL સાચાં જ રહે છે.",
    has: "Sandbox માં શું હોય છે",
    takes: "`startSandbox` શું લે છે",
    api: "આખું API",
    who: "તે કોની જગ્યા લે છે",
    whoAbout: "Hub, તેનો router, અને આ {count} provider. તેમની ફાઇલ જ્યાં રહે છે તે host ની જગ્યા પણ તે લે છે.",
    checks: "તે શું તપાસે છે",
    checksAbout:
        "Sandbox કડક છે: સાચો provider જે ન સ્વીકારે તે એ પણ ન સ્વીકારે, અને એ જ status અને એ જ રૂપમાં error આપે. સાથે `hint` માં સાફ લખે છે કે ક્યાં શું ખોટું છે.",
    checked: [
        { what: "સરનામું", text: "method, path અને query." },
        {
            what: "Token",
            text: "Hub નું token ફક્ત Hub અને router ને, provider ની key ફક્ત એ provider ને. ખોટા હાથમાં ગયું હોય તો તે `leak` તરીકે નોંધાય છે.",
        },
        { what: "મોડેલનું id", text: "provider પાસે તેનું પોતાનું id જાય, Hub નું નહીં." },
        { what: "Field", text: "દરેક field નો પ્રકાર અને તેની હદ; કામને ખબર ન હોય તેવાં field પણ." },
        { what: "ફાઇલ", text: "ચિત્ર કે અવાજના byte ખરેખર તેના Content-Type મુજબ છે કે નહીં." },
    ],
    checksExample: "આવી ભૂલભરેલી request મોકલો:",
    checksAnswer: "તો sandbox આ જવાબ આપે છે:",
    checksHint: "અને `sandbox.requests` માં આ નોંધે છે:",
    faults: "Error આપવાનું કહેવું",
    faultsAbout:
        "{count} જાતની ગરબડ કહી શકાય. કહેવાની ત્રણ રીત છે: હવે પછીની request માટે `sandbox.fail(…)`, દરેક request માટે `startSandbox({ fault })`, કે એ એક request ના `x-sandbox-fault` header માં.",
    any: "દરેકને આ પણ કહી શકાય",
    ask: "આમ કહો",
    required: "જરૂરી",
    forms: "Error ના body નાં રૂપ",
    formsAbout: "`body` માં આમાંથી એક લખાય. દરેક રૂપ કોઈ ને કોઈ સાચા provider પાસેથી આવતું જોયું છે.",
    form: "રૂપ",
    body: "Body",
    groups,
    faultTexts: faults,
    fieldTexts: fields,
    hasTexts: has,
    takesTexts: takes,
};
