/** Where an error's text is from: language, library, shell, system, place. The steps against an error differ by it. */

const signs = {
    language: {
        python: /Traceback \(most recent call last\)|^[ \t]*File "[^"\n]{1,300}", line \d+|(?:site|dist)-packages|\.py\b|'NoneType'|\bErrno\b|^(?:[a-z_]\w*\.)+[A-Z]\w*(?:Error|Exception)\b|\b(?:ModuleNotFound|Import|Attribute|Unicode(?:En|De)code|Indentation|Key|Value|Name|JSONDecode|HfHubHTTP|FalClientHTTP)Error\b|^-+> ?\d+ |\bpip3? install\b|^error: externally-managed-environment|\bCell In ?\[/m,
        javascript:
            /\bnode:internal|node_modules|\bat [^\n]{1,300}:\d+:\d+\)?$|\.[cm]?[jt]sx?:\d+|\bNode\.js v\d|\bnpm (?:ERR!|error|WARN|install)|\[cause\]:|\bcause: |\bENOTFOUND\b|\bECONN[A-Z]+\b|\(reading '|\bReferenceError\b|\bfetch failed\b|\bUncaught\b|\bDOMException\b|\bFailed to fetch\b|\bInferenceClient\w+Error\b|\bERR_[A-Z_]{3,}\b|\bis not a (?:function|constructor)\b|\bnew OpenAI\(|`apiKey`/m,
        curl: /^curl: \(\d+\)|\bcurl(?:\.exe)? -|^[<>*] |\bInvoke-(?:WebRequest|RestMethod)\b/m,
    },
    library: {
        Callsheet:
            /@callsheet\/|\bcallsheet\b|(?<![\w.])(?:Provider(?:Api|Output)|Routing|Input|HubApi|Inference|Aborted)Error\b/i,
        openai: /\bopenai[.\\/]|\bOpenAIError\b|\bfrom openai\b|'openai'/,
        huggingface_hub: /\bhuggingface_hub\b|\bHfHubHTTPError\b|\bInferenceClient\b(?!\w)/,
        "@huggingface/inference": /@huggingface\/inference|\bInferenceClient\w+Error\b/,
        requests: /\brequests[.\\/](?:exceptions|models|sessions|post|get|adapters)/,
        httpx: /\bhttpx2?\b/,
        fal: /\bfal_client\b|@fal-ai\/|\bfal\.(?:run|ai)\b|\bFAL_KEY\b/,
        replicate: /\breplicate\b/i,
        ollama: /\bollama\b|:11434\b/i,
        langchain: /\blangchain/,
    },
    shell: {
        PowerShell:
            /FullyQualifiedErrorId|CategoryInfo|At line:\d+ char:\d+|^PS [A-Z]:\\|\bcmdlet\b|\$env:|\bInvoke-WebRequest\b|\.ps1\b/m,
        cmd: /is not recognized as an internal or external command|^[A-Z]:\\[^>\n]*>/m,
        bash: /\b(?:ba|z|da|k)?sh: |\bzsh\b|^[\w.@~:/-]{0,60}\$ /m,
    },
    system: {
        Windows:
            /\b[A-Z]:\\|\bWinError\b|\bcp125\d\b|'charmap'|FullyQualifiedErrorId|Microsoft Store|recognized as an internal|\.ps1\b/,
        macOS: /\/Users\/|\/Library\/Frameworks\/|\bzsh: |\/opt\/homebrew\/|\bxcrun\b/,
        Linux: /\/home\/|\/usr\/lib\/|\bapt(?:-get)? install\b|\bdist-packages\b|^bash: /m,
    },
    place: {
        Notebook: /^-+> ?\d+ |\bCell In ?\[|<ipython-input|\bipykernel\b|\bColab\b|\bNotebook\w*Error\b/m,
        Colab: /\bColab\b|\/usr\/local\/lib\/python3[.\d]+\/dist-packages|\/content\/|\bgoogle\.colab\b|NotebookAccessError/,
        Browser:
            /\bUncaught\b|\bCORS\b|\bnet::ERR_|\bFailed to fetch\b|\bNetworkError when\b|\bContent Security Policy\b|\blocalhost:\d+\/[^\n]{0,80}\.js:\d+/,
    },
} as const satisfies Readonly<Record<string, Readonly<Record<string, RegExp>>>>;

type Signs = typeof signs;

/** What a text can be from; a step's label says for which it is. */
type Dimension = keyof Signs;

/** What a text is from, as far as it shows. */
export type Setting = { readonly [Name in Dimension]: readonly (keyof Signs[Name] & string)[] };

const idsIn = (signsOfOne: Readonly<Record<string, RegExp>>, text: string): readonly string[] =>
    Object.entries(signsOfOne)
        .filter(([, sign]) => sign.test(text))
        .map(([id]) => id);

/** The languages of the libraries that have one. */
const languageOf: Readonly<Record<string, readonly string[]>> = {
    huggingface_hub: ["python"],
    requests: ["python"],
    httpx: ["python"],
    langchain: ["python"],
    "@huggingface/inference": ["javascript"],
};

/** The shells of the systems. */
const shellsOf: Readonly<Record<string, readonly string[]>> = {
    Windows: ["PowerShell", "cmd"],
    macOS: ["bash"],
    Linux: ["bash"],
};

/**
 * What an error's text is from, as far as it shows.
 *
 * @param text a message, a response body, or a traceback
 * @returns the ids of what it shows, in each dimension; none where it shows nothing
 * @example
 * import { settingOf } from "@callsheet/errors";
 *
 * console.log(settingOf("zsh: command not found: python").shell); // [ 'bash' ]
 */
export function settingOf(text: string): Setting {
    const found = Object.fromEntries(Object.entries(signs).map(([name, some]) => [name, idsIn(some, text)]));
    const { language = [], library = [], shell = [], system = [] } = found;
    const setting = {
        ...found,
        language: language.length > 0 ? language : [...new Set(library.flatMap((id) => languageOf[id] ?? []))],
        shell: shell.length > 0 ? shell : [...new Set(system.flatMap((id) => shellsOf[id] ?? []))],
        system: system.length === 0 && shell.some((id) => id !== "bash") ? ["Windows"] : system,
    };
    return setting as unknown as Setting; // `Object.fromEntries` loses the keys.
}

/** The labels of steps, each with what it is a label of. */
const labels: Readonly<Record<string, readonly [Dimension, string]>> = {
    Python: ["language", "python"],
    JavaScript: ["language", "javascript"],
    Node: ["language", "javascript"],
    curl: ["language", "curl"],
    ...Object.fromEntries(
        (["library", "shell", "system", "place"] as const).flatMap((dimension) =>
            Object.keys(signs[dimension]).map((id) => [id, [dimension, id]]),
        ),
    ),
};

/** Of these a step is left out unless the text shows that it is from there. Of the others nothing shown means any. */
const onlyIfShown: ReadonlySet<Dimension> = new Set(["library", "place"]);

/** The labels that a step begins with, as in `Python: …` or `PowerShell, cmd: …`; none for a step for everybody. */
export function labelsOf(step: string): readonly string[] {
    const [, before = ""] = /^([\w@/, ]{2,40}): /.exec(step) ?? [];
    const named = before.split(", ");
    return named.every((label) => Object.hasOwn(labels, label)) ? named : [];
}

/**
 * The steps that are for what a text is from. A step for everybody has no label; others begin with one, as in `Python: …`.
 *
 * @param steps the steps of an explanation
 * @param setting what the text is from, of `settingOf`
 * @returns the steps without those of another language, library, shell, system or place; all of them if none would be left
 * @example
 * import { settingOf, stepsFor } from "@callsheet/errors";
 *
 * const setting = settingOf("curl: (6) Could not resolve host: application");
 * console.log(stepsFor(["Python: pass `json=`.", "curl: quote the body."], setting)); // [ 'curl: quote the body.' ]
 */
export function stepsFor(steps: readonly string[], setting: Setting): readonly string[] {
    const some = steps.filter((step) => isFor(step, setting));
    return some.length > 0 ? some : steps;
}

function isFor(step: string, setting: Setting): boolean {
    const named = labelsOf(step);
    return (
        named.length === 0 ||
        named.some((label) => {
            const [dimension, id] = labels[label] ?? ["place", ""];
            const shown: readonly string[] = setting[dimension];
            return shown.includes(id) || (shown.length === 0 && !onlyIfShown.has(dimension));
        })
    );
}
