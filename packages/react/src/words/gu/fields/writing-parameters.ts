import type { FieldWords } from "../../fields/field-words.ts";

/** The parameters of models that generate text, in Gujarati. */
export const gujaratiWritingParameters = {
    adapter_id: { label: "LoRA adapter", help: "Server પરનું કયું LoRA adapter વાપરવું. ન લખો તો એકેય નહીં." },
    best_of: {
        label: "કેટલાંમાંથી સૌથી સારું",
        help: "કેટલાં લખાણ બને, જેમાંથી સૌથી સંભવિત એક તમને મળે; બાકીનાંનો ખર્ચ પણ એટલો જ થાય છે.",
    },
    decoder_input_details: {
        label: "આપેલા લખાણની વિગત",
        help: "`details` માં તમે આપેલા લખાણના token ની વિગત પણ આવે કે નહીં.",
    },
    details: {
        label: "વિગત",
        help: "જવાબમાં `details` આવે કે નહીં: દરેક token ની સંભાવના, અને લખાણ શા માટે અટક્યું.",
    },
    do_sample: {
        label: "નસીબ પર છોડો",
        help: "Token જાણે પાસા ફેંકીને પસંદ થાય કે નહીં; નહીં તો દર વખતે સૌથી સંભવિત token જ લેવાય.",
    },
    frequency_penalty: {
        label: "વારંવાર આવે તેના પર રોક",
        help: "Token જેટલી વધુ વાર લખાયો હોય તેટલી તેના ફરી આવવાની શક્યતા ઘટે: 0 થી ઉપર હોય તો લખાણ પોતાને ઓછું દોહરાવે, 0 થી નીચે હોય તો વધારે.",
    },
    generate_parameters: {
        label: "મોડેલની પોતાની ગોઠવણ",
        help: "મોડેલ કેવી રીતે લખે તેની ગોઠવણ, Transformers માં છે તે નામે, જેમ કે `max_length` કે `num_beams`.",
    },
    generation_parameters: {
        label: "મોડેલની પોતાની ગોઠવણ",
        help: "મોડેલ કેવી રીતે લખે તેની ગોઠવણ, Transformers માં છે તે નામે, જેમ કે `max_new_tokens`, `temperature` કે `do_sample`.",
    },
    grammar: {
        label: "લખાણનું બંધારણ",
        help: 'લખાણ કયા બંધારણમાં જ હોવું જોઈએ, જેમ કે `{ type: "json", value: schema }`.',
    },
    logprobs: {
        label: "દરેક token ની સંભાવના",
        help: "જવાબના દરેક token ની સાથે તેની સંભાવના પણ આવે કે નહીં; તે `choices[0].logprobs` માં હોય છે.",
    },
    logit_bias: {
        label: "અમુક token ગમે કે ન ગમે",
        help: 'મોડેલના શબ્દભંડોળમાંનાં token ના આંકડા પ્રમાણે, એ token આવવાની શક્યતા વધારો કે ઘટાડો: `{ "50256": -100 }` લખો તો એ token કદી ન આવે.',
    },
    max_new_tokens: { label: "લખાણની લંબાઈ", help: "નવું લખાણ વધુમાં વધુ કેટલું લાંબું થઈ શકે." },
    max_tokens: {
        label: "જવાબની લંબાઈ",
        help: "જવાબ વધુમાં વધુ કેટલો લાંબો થઈ શકે; એટલે પહોંચતાં જ તે કપાઈ જાય છે.",
    },
    n: {
        label: "કેટલા જવાબ",
        help: "એક સવાલના કેટલા જવાબ લખાય. દરેકના પૈસા થાય; અહીંનો code પહેલો જવાબ બતાવે છે.",
    },
    presence_penalty: {
        label: "નવી વાત તરફ વાળો",
        help: "એક વાર લખાઈ ગયેલો token ફરી આવવાની શક્યતા ઘટે: 0 થી ઉપર હોય તો લખાણ નવી વાત તરફ વળે, 0 થી નીચે હોય તો એ જ વાત પર રહે.",
    },
    repetition_penalty: {
        label: "પુનરાવર્તન પર રોક",
        help: "લખાઈ ગયેલા token ફરી આવવાની શક્યતા ઘટાડે છે: 1 હોય તો કશો ફેર નહીં, 1 થી વધુ હોય તો પુનરાવર્તન ઓછું.",
    },
    reasoning_effort: {
        label: "કેટલું વિચારવું",
        help: "વિચારીને જવાબ આપતું મોડેલ કેટલું વિચારે: મોટે ભાગે `low`, `medium` કે `high`, એ મોડેલના પોતાના શબ્દોમાં.",
    },
    response_format: {
        label: "જવાબનું સ્વરૂપ",
        help: "જવાબ કયા સ્વરૂપમાં જ આવવો જોઈએ: લખાણ માટે `text`, ગમે તે JSON માટે `json_object`, કે `json_schema` માં આપેલા schema પ્રમાણેના JSON માટે `json_schema`. ન લખો તો સાદું લખાણ.",
    },
    return_full_text: {
        label: "આપેલું લખાણ પણ પાછું",
        help: "નવા લખાણની આગળ તમે આપેલું લખાણ પણ આવે કે નહીં.",
    },
    seed: {
        label: "શરૂઆતનો આંકડો",
        help: "નસીબની રમત ક્યાંથી શરૂ થાય: એ જ seed સાથે એ જ call કરો તો મોટે ભાગે એ જ લખાણ ફરી મળે.",
    },
    stop: {
        label: "ક્યાં અટકવું",
        help: "આમાંનું કોઈ લખાણ આવે કે તરત જવાબ પૂરો થાય; વધુમાં વધુ ચાર.",
    },
    stream_options: {
        label: "Stream માં શું આવે",
        help: "Stream માં લખાણ સિવાય બીજું શું આવે.",
        fields: {
            include_usage: {
                label: "Token ગણો",
                help: "કેટલા token વપરાયા તે, stream ના છેલ્લા event માં `usage` હેઠળ, આવે કે નહીં.",
            },
        },
    },
    temperature: {
        label: "છૂટ",
        help: "Token પસંદ કરવામાં કેટલી છૂટ: 0 ની નજીક હોય તો લગભગ હંમેશાં સૌથી સંભવિત token આવે; વધારો તેમ જવાબ વધુ અવનવો, પણ ઓછો ભરોસાપાત્ર.",
    },
    tool_choice: {
        label: "Tool વાપરવું કે નહીં",
        help: '`auto` એટલે મોડેલને ઠીક લાગે તેમ, `none` એટલે કદી નહીં, `required` એટલે વાપરવું જ પડે, અને કોઈ એક જ tool માટે `{ type: "function", function: { name } }`.',
    },
    tool_prompt: {
        label: "Tool વિશે શું કહેવું",
        help: "Tool ની યાદી પહેલાં મોડેલને શું કહેવું; ફક્ત Hub ના પોતાના પ્રકારનાં server જ આ વાંચે છે.",
    },
    tools: { label: "Tool", help: "મોડેલ કયાં કયાં tool વાપરી શકે તેની યાદી." },
    top_logprobs: {
        label: "કેટલા સંભવિત token બતાવવા",
        help: "`logprobs` ચાલુ હોય ત્યારે, દરેક જગ્યાએ સૌથી સંભવિત કેટલા token આવે.",
    },
    top_n_tokens: {
        label: "કેટલા સંભવિત token બતાવવા",
        help: "`details` માં દરેક જગ્યાએ સૌથી સંભવિત કેટલા token આવે.",
    },
    top_p: {
        label: "Top p",
        help: "સૌથી સંભવિત token માંથી જ પસંદગી થાય: એટલા, જેમની સંભાવનાનો સરવાળો આ આંકડે પહોંચે. કાં તો આ બદલો, કાં તો temperature; બંને નહીં.",
    },
    truncate: {
        label: "કેટલું લખાણ વંચાય",
        help: "તમે આપેલા લખાણના છેડેથી આટલું જ વંચાય. ન લખો તો આખું.",
    },
    typical_p: {
        label: "Typical p",
        help: "સામાન્ય રીતે હોય તેટલા અણધાર્યા token માંથી પસંદગી થાય: એટલા, જેમની સંભાવનાનો સરવાળો આ આંકડે પહોંચે.",
    },
    watermark: {
        label: "છૂપી છાપ",
        help: "આ લખાણ મોડેલે લખ્યું છે એવી, નજરે ન ચડે તેવી, છાપ તેમાં મૂકવી કે નહીં.",
    },
} as const satisfies Readonly<Record<string, FieldWords>>;
