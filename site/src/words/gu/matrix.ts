import type { MatrixEntry } from "@callsheet/snippets";
import type { MatrixStrings } from "../en/matrix.ts";

const fields: Readonly<Record<keyof MatrixEntry, string>> = {
    id: "Matrix માં એક જ વાર આવે, અને દર વખતે એનું એ જ રહે: provider, કામ, ભાષા, library, ગોઠવણ.",
    task: "કામનું id.",
    model: "Hub પર મોડેલનું id.",
    provider: "Provider નું id, કે `auto`.",
    providerModelId: "Provider પાસે મોડેલનું પોતાનું id.",
    language: "Snippet કઈ ભાષામાં છે.",
    client: "Snippet કઈ library વાપરે છે.",
    variant: "Snippet નો ઘાટ: તે શું લે છે અને જવાબનું શું કરે છે.",
    streaming: "જવાબ આવતો જાય તેમ તેમ છપાય છે કે નહીં.",
    options: "કઈ ગોઠવણ સાથે લખાઈ.",
    parameter: "જે હરોળ એક જ parameter બદલે છે, તેમાં એ parameter નું નામ.",
    mapping: "Adapter હોય ત્યારે: Hub ની યાદીમાં તેની વિગત.",
    wire: "Snippet એ મોકલવાની request, data રૂપે. Token અને ફાઇલની જગ્યાએ નિશાન હોય છે.",
    content: "આખો program.",
};

export const matrix: MatrixStrings = {
    what: "Matrix શું છે",
    whatAbout:
        "Callsheet લખી શકે તે દરેક program: દરેક provider, કામ, મોડેલ, library અને ગોઠવણ માટે એક લીટી, JSON રૂપે. દરેક લીટીમાં program ની સાથે એ request પણ છે, જે તેણે મોકલવી જ જોઈએ. Matrix પરથી program ચકાસાય છે, ઝડપ મપાય છે, અને બીજાં સાધન બની શકે છે.",
    make: "કેવી રીતે બને",
    makeAbout: "Terminal માં `callsheet matrix`; program માં `matrix()`, જે માગો ત્યારે જ એક એક લીટી લખે છે.",
    narrow: "થોડી જ જોઈતી હોય તો:",
    own: "તમારાં પોતાનાં મોડેલ માટે, ફાઇલમાં એક એક લીટીમાં JSON રૂપે લખીને:",
    command: "આ command ના બધા option",
    fields: "લીટીનાં field",
    fieldsAbout: "Field ઉમેરાય છે, પણ કદી કઢાતાં નથી.",
    example: "એક લીટી",
    exampleAbout: "`{id}`, વાંચી શકાય તેમ ગોઠવીને. `content` નીચે જુદો બતાવ્યો છે.",
    leaves: "Request માંનાં નિશાન",
    leavesAbout:
        "જે વસ્તુ program ચાલે ત્યારે જ ખબર પડે, તેની જગ્યાએ `wire` માં `$` થી શરૂ થતું નિશાન હોય છે. જે header માં નિશાન હોય તે તેના ટુકડાની યાદી છે.",
    leaf: "નિશાન",
    meaning: "શું છે",
    leafTexts: {
        secret: "આ environment variable માંનું access token.",
        file: "ફાઇલના byte.",
        base64: "એ જ byte, base64 લખાણ રૂપે.",
        dataUrl: "એ જ byte, આ પ્રકારના `data:` URL રૂપે.",
    },
    proof: "ચકાસણીમાં તેનો ઉપયોગ",
    proofAbout:
        "ચકાસણી દરેક લીટીનો `content` જેમ છે તેમ, અસલ library વડે ચલાવે છે. Program જે request મોકલે તે `wire` જેવી જ છે કે નહીં તે sandbox માં સરખાવાય છે: method, સરનામું, header, body.",
    fieldTexts: fields,
};
