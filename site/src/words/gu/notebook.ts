import type { NotebookStrings } from "../en/notebook.ts";

export const notebook: NotebookStrings = {
    from: "આ notebook એટલે Callsheet ના કોર્સનું પ્રકરણ {chapter}. Cell ઉપરથી નીચે, એક પછી એક ચલાવો. લખાણમાં “આ પાનું” એટલે સાઇટ પરનું પ્રકરણનું પાનું; ત્યાં દરેક program ની નીચે તેને ચલાવવાનું બટન છે. અહીં બટનને બદલે cell ચલાવો.",
    setup: [
        "## શરૂ કરતાં પહેલાં",
        "આ cell જોઈતી library install કરે છે અને તમારો access token શોધે છે: પહેલાં `{variable}` નામના environment variable માં, પછી Colab ના **Secrets** માં (બાજુમાં ચાવીનું ચિત્ર). ક્યાંય ન મળે તો તમારી પાસે માગે છે. તમે જે લખો તે દેખાતું નથી, અને notebook માં સચવાતું નથી.",
        "અહીં જવાબ એ પાનાનું sandbox નહીં, સાચાં મોડેલ આપે છે: તેનો ખર્ચ token ના ખાતામાં ગણાય છે.",
    ],
    files: "આ program {files} વાંચે છે. એ નામની તમારી ફાઇલ notebook ની બાજુમાં મૂકો; Colab માં બાજુ પરનું folder નું ચિત્ર (**Files**) ખોલીને upload કરો.",
    beside: "આ program {files} વાંચે છે; પહેલાં એ ફાઇલ લખીએ.",
    check: {
        noCell: "પહેલાં ઉપરનો cell ચલાવો. તેની પહેલી લીટી, જેમાં મહાવરાનું નામ છે, રહેવા દો.",
        noCommand:
            "callsheet command હજી નથી. તે કેવી રીતે મેળવવો તે sandbox નું પાનું કહે છે: https://callsheet.github.io/callsheet/gu/sandbox",
    },
    checks: "`check(…)` વાળા cell મહાવરો તપાસે છે. તેમને `callsheet` command જોઈએ, અને તે કોઈ સાચા મોડેલને પૂછતા નથી. `check(…, hint=2)` વધારે કહે, `hint=3` જવાબ.",
    answer: "જવાબ",
    download: "Notebook ઉતારો",
    colab: "Colab માં ખોલો",
};
