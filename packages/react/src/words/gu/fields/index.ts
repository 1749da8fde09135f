import type { TaskId } from "@callsheet/inference/tasks";
import type { FieldStrings, FieldWords } from "../../fields/field-words.ts";

const answers: FieldWords = {
    label: "કેટલા જવાબ",
    help: "મોડેલ કેટલા જવાબ શોધે, સૌથી સંભવિત પહેલાં; તેમાંથી પહેલો તમને મળે છે.",
};

const noise: FieldWords = {
    label: "શરૂઆતનો આંકડો",
    help: "શરૂઆતનાં છાંટણાં (noise) કેવાં હોય: એ જ seed સાથે એ જ call કરો તો મોટે ભાગે એ જ પરિણામ ફરી મળે.",
};

const text: FieldWords = { label: "લખાણ", help: "મોડેલને આપવાનું લખાણ." };
const texts: FieldWords = {
    label: "લખાણ",
    help: 'મોડેલને આપવાનું લખાણ; એકસાથે ઘણાં હોય તો JSON ની યાદી રૂપે, જેમ કે `["one", "two"]`.',
};
const image: FieldWords = { label: "ચિત્ર", help: "મોડેલને આપવાનું ચિત્ર." };
const firstImage: FieldWords = { label: "ચિત્ર", help: "જેના પરથી શરૂ કરવું હોય તે ચિત્ર, જો હોય તો." };
const recording: FieldWords = { label: "Recording", help: "જે સંભળાવવું છે તે recording." };
const question: FieldWords = { label: "સવાલ", help: "જે પૂછવું છે તે." };
const scene: FieldWords = {
    label: "Prompt",
    help: "શું દેખાવું જોઈએ, શબ્દોમાં: એટલે કે prompt. અંગ્રેજીમાં લખો: આ મોડેલ અંગ્રેજી વર્ણન પરથી શીખ્યાં છે.",
};

const data: FieldWords = {
    label: "કોષ્ટક",
    help: "દરેક ઊભી હરોળનું નામ, અને તેનાં ખાનાં ઉપરથી નીચે. બધી ઊભી હરોળ સરખી લાંબી, અને નામ મોડેલ શીખ્યું હોય તે જ.",
};

const rows: FieldWords = { label: "મોડેલને આપવાની વિગત", help: "કોષ્ટકની હરોળ.", fields: { data } };

/** The inputs of each task, in Gujarati. */
const gujaratiInputs: Readonly<Record<TaskId, FieldWords>> = {
    "audio-classification": recording,
    "audio-to-audio": recording,
    "automatic-speech-recognition": recording,
    conversational: { label: "સંદેશા", help: "અત્યાર સુધીની વાતચીત, સૌથી જૂનો સંદેશો પહેલો." },
    "document-question-answering": {
        label: "મોડેલને આપવાની વિગત",
        help: "દસ્તાવેજ અને સવાલ.",
        fields: { image: { label: "દસ્તાવેજ", help: "દસ્તાવેજના એક પાનાનું ચિત્ર." }, question },
    },
    "feature-extraction": texts,
    "fill-mask": {
        label: "લખાણ",
        help: "લખાણ, જેમાં એક શબ્દની જગ્યાએ મોડેલનું ખાલી જગ્યાનું નિશાન હોય: મોડેલ પ્રમાણે `[MASK]` કે `<mask>`.",
    },
    "image-classification": image,
    "image-segmentation": image,
    "image-text-to-image": firstImage,
    "image-text-to-video": firstImage,
    "image-to-image": { label: "ચિત્ર", help: "જે ચિત્ર બદલવું છે તે." },
    "image-to-text": image,
    "image-to-video": { label: "ચિત્ર", help: "જે ચિત્રથી વીડિયો શરૂ થાય તે." },
    "object-detection": image,
    "question-answering": {
        label: "મોડેલને આપવાની વિગત",
        help: "સવાલ, અને જેમાં જવાબ છે તે લખાણ.",
        fields: { question, context: { label: "જવાબ જેમાં છે તે લખાણ", help: "આ લખાણમાંથી જ જવાબ શોધાય છે." } },
    },
    "sentence-similarity": {
        label: "મોડેલને આપવાની વિગત",
        help: "એક વાક્ય, અને જેની સાથે તેને સરખાવવું છે તે વાક્યો.",
        fields: {
            source_sentence: { label: "વાક્ય", help: "બીજાં વાક્યો આની સાથે સરખાવાય છે." },
            sentences: { label: "સરખાવવાનાં વાક્યો", help: "બીજાં વાક્યો." },
        },
    },
    summarization: { label: "લખાણ", help: "જેનો સાર કાઢવો છે તે લાંબું લખાણ." },
    "table-question-answering": {
        label: "મોડેલને આપવાની વિગત",
        help: "સવાલ અને કોષ્ટક.",
        fields: {
            query: question,
            table: {
                label: "કોષ્ટક",
                help: "દરેક ઊભી હરોળનું નામ, અને તેનાં ખાનાં ઉપરથી નીચે, લખાણ રૂપે. બધી ઊભી હરોળ સરખી લાંબી.",
            },
        },
    },
    "tabular-classification": rows,
    "tabular-regression": rows,
    "text-classification": text,
    "text-generation": { label: "લખાણ", help: "જે લખાણ આગળ લખાવવું છે તે." },
    "text-to-audio": { label: "Prompt", help: "શું સંભળાવું જોઈએ, શબ્દોમાં." },
    "text-to-image": scene,
    "text-to-speech": { label: "લખાણ", help: "જે વાંચી સંભળાવવું છે તે લખાણ." },
    "text-to-video": scene,
    "token-classification": text,
    translation: texts,
    "visual-question-answering": {
        label: "મોડેલને આપવાની વિગત",
        help: "ચિત્ર અને સવાલ.",
        fields: { image, question },
    },
    "zero-shot-classification": texts,
    "zero-shot-image-classification": { label: "મોડેલને આપવાની વિગત", help: "ચિત્ર.", fields: { image } },
};

/** The parameters of image and video models, in Gujarati. */
const gujaratiImageParameters = {
    guidance_scale: {
        label: "Prompt ને કેટલું વળગી રહેવું",
        help: "વધારો તેમ prompt ની વધુ નજીક, પણ વિવિધતા ઓછી; વધારે પડતું હોય તો ભડક લાગે. મોટે ભાગે 1 થી 15 ની વચ્ચે.",
    },
    height: {
        label: "ઊંચાઈ",
        help: "ચિત્ર કેટલું ઊંચું હોય. મોડેલને મોટે ભાગે 8 કે 16 થી ભાગી શકાય તેવો આંકડો જોઈએ.",
    },
    mask_threshold: {
        label: "Pixel નો ઓછામાં ઓછો score",
        help: "જે pixel નો score આટલો કે વધુ હોય તે જ ભાગમાં ગણાય.",
    },
    negative_prompt: { label: "શું ન દેખાવું જોઈએ", help: "જે ન દેખાવું જોઈએ તે, શબ્દોમાં." },
    num_frames: { label: "કેટલી frame", help: "વીડિયોમાં કેટલી frame હોય: વધારો તેમ વીડિયો લાંબો થાય." },
    num_inference_steps: {
        label: "કેટલાં પગલાં",
        help: "છાંટણાં (noise) થી પરિણામ સુધી કેટલાં પગલાં: વધારો તેમ વાર લાગે, પણ મોટે ભાગે સારું દેખાય. ઝડપી મોડેલને 1 થી 8 જોઈએ, બીજાંને 20 થી 50.",
    },
    overlap_mask_area_threshold: {
        label: "ભાગનો બાકી રહેતો હિસ્સો",
        help: "એક ભાગ બીજાથી ઢંકાય ત્યારે તેનો ઓછામાં ઓછો કેટલો હિસ્સો બાકી રહે તો તે આપવો; નાના કટકા છોડી દેવાય છે.",
    },
    prompt: { label: "Prompt", help: "શું બનાવવું, કે શું બદલવું, શબ્દોમાં." },
    scheduler: {
        label: "Scheduler",
        help: "પગલાં વચ્ચેનું અંતર કેવી રીતે ગોઠવાય, Diffusers માં scheduler નું જે નામ છે તે. ન લખો તો મોડેલનું પોતાનું.",
    },
    subtask: {
        label: "ભાગ કોને ગણવો",
        help: "ચિત્રનો ભાગ કોને ગણવો. પસંદ ન કરો તો મોડેલને સૌથી સારું આવડે તે.",
        options: {
            instance: "દરેક વસ્તુ અલગ: બે બિલાડી એટલે બે ભાગ.",
            panoptic: "દરેક વસ્તુ અલગ, અને તેમની પાછળ જે છે તે પણ.",
            semantic: "દરેક પ્રકારની વસ્તુ: બે બિલાડી એટલે એક ભાગ.",
        },
    },
    target_size: {
        label: "માપ",
        help: "પરિણામ કેટલું મોટું હોય. ન લખો તો મોડેલ નક્કી કરે, મોટે ભાગે આપેલા ચિત્ર પરથી.",
        fields: {
            width: { label: "પહોળાઈ", help: "કેટલું પહોળું." },
            height: { label: "ઊંચાઈ", help: "કેટલું ઊંચું." },
        },
    },
    threshold: { label: "ઓછામાં ઓછો score", help: "જે ભાગનો score આટલો કે વધુ હોય તે જ આપવો." },
    width: {
        label: "પહોળાઈ",
        help: "ચિત્ર કેટલું પહોળું હોય. મોડેલને મોટે ભાગે 8 કે 16 થી ભાગી શકાય તેવો આંકડો જોઈએ.",
    },
} as const satisfies Readonly<Record<string, FieldWords>>;

/** The parameters of models that classify, extract and compare, in Gujarati. */
const gujaratiReadingParameters = {
    aggregation_strategy: {
        label: "નામ કેવી રીતે જોડાય",
        help: "Token જોડાઈને નામ કેવી રીતે બને.",
        options: {
            none: "ન જોડાય: દરેક token નું પોતાનું label હોય, `entity` માં.",
            simple: "એક જ label વાળા, એક પછી એક આવતા token એક નામ બને, `entity_group` માં.",
            first: "`simple` જેવું જ, પણ આખા શબ્દનું એક label: તેના પહેલા token નું.",
            average: "`simple` જેવું જ, પણ આખા શબ્દનું એક label: તેના બધા token ની સરેરાશમાં સૌથી સારું.",
            max: "`simple` જેવું જ, પણ આખા શબ્દનું એક label: જે token વિશે સૌથી વધુ ખાતરી હોય તેનું.",
        },
    },
    align_to_words: {
        label: "આખા શબ્દો જ",
        help: "જવાબ આખા શબ્દથી શરૂ થઈને આખા શબ્દે પૂરો થાય કે નહીં. જાપાની જેવી, શબ્દો વચ્ચે જગ્યા ન રાખતી ભાષા માટે બંધ કરો.",
    },
    candidate_labels: {
        label: "તમારાં label",
        help: "જેમાંથી પસંદ કરવાનું છે તે label, એક કે વધુ, તમારા પોતાના શબ્દોમાં.",
    },
    clean_up_tokenization_spaces: {
        label: "વધારાની જગ્યા કાઢો",
        help: "જવાબમાં વધારાની જગ્યા હોય, જેમ કે અલ્પવિરામની આગળ, તો તે કાઢી નાખવી કે નહીં.",
    },
    dimensions: {
        label: "Vector માં કેટલા આંકડા",
        help: "Vector કેટલા આંકડાનો હોય; જે મોડેલ તેને ટૂંકો કરી શકે તેના માટે. ન લખો તો બધા.",
    },
    doc_stride: {
        label: "ફરી વંચાતો ભાગ",
        help: "લખાણ મોડેલ માટે વધારે લાંબું હોય તો ટુકડે ટુકડે વંચાય છે: દરેક ટુકડામાં આગલા ટુકડાનો છેડો આટલો ફરી વંચાય.",
    },
    encoding_format: {
        label: "આંકડા કેવી રીતે લખાય",
        help: "Provider આંકડા કયા રૂપમાં મોકલે.",
        options: {
            float: "આંકડા રૂપે જ.",
            base64: "Byte ના base64 લખાણ રૂપે; તેને આ library વાંચતી નથી.",
        },
    },
    function_to_apply: {
        label: "Score કેવી રીતે બને",
        help: "મોડેલના કાચા આંકડા score કેવી રીતે બને. પસંદ ન કરો તો મોડેલ જેમ શીખ્યું હોય તેમ.",
        options: {
            sigmoid: "દરેક label નો પોતાનો score, 0 થી 1 સુધી: એકથી વધુ સાચાં હોઈ શકે.",
            softmax: "બધાં label ના score નો સરવાળો 1: એક જ સાચું.",
            none: "કાચા આંકડા, જેમ છે તેમ.",
        },
    },
    handle_impossible_answer: {
        label: "જવાબ ખાલી હોઈ શકે",
        help: "જવાબ ન જડે તો ખાલી જવાબ ચાલે કે નહીં.",
    },
    hypothesis_template: {
        label: "કસોટીનું વાક્ય",
        help: "મોડેલ આ વાક્યને લખાણ સાથે સરખાવે છે; `{}` ની જગ્યાએ label મુકાય છે.",
    },
    ignore_labels: { label: "છોડી દેવાનાં label", help: "જે label જવાબમાં ન જોઈએ તે." },
    lang: {
        label: "પાનાની ભાષા",
        help: "ચિત્રમાંના શબ્દો કઈ ભાષામાં વાંચવા, Tesseract માં છે તે નામે.",
    },
    max_answer_len: { label: "જવાબની લંબાઈ", help: "જવાબ વધુમાં વધુ કેટલો લાંબો હોઈ શકે." },
    max_question_len: {
        label: "સવાલની લંબાઈ",
        help: "સવાલ વધુમાં વધુ કેટલો લાંબો હોઈ શકે; તેથી લાંબો હોય તો કપાઈ જાય.",
    },
    max_seq_len: {
        label: "ટુકડાની લંબાઈ",
        help: "મોડેલ એક વારમાં વધુમાં વધુ કેટલું વાંચે, સવાલ સાથે.",
    },
    multi_label: {
        label: "એકથી વધુ સાચાં હોઈ શકે",
        help: "એકથી વધુ label સાચાં હોઈ શકે કે નહીં: હા હોય તો દરેકનો પોતાનો score; નહીં તો બધા score નો સરવાળો 1.",
    },
    normalize: {
        label: "સરખી લંબાઈના vector",
        help: "દરેક vector ની લંબાઈ 1 કરવી કે નહીં, જેથી લખાણોને dot product થી સરખાવી શકાય.",
    },
    padding: {
        label: "ખાલી જગ્યા પૂરવી",
        help: "મોડેલ વાંચે તે પહેલાં બધાં લખાણ સરખી લંબાઈનાં કેવી રીતે કરવાં.",
        options: {
            do_not_pad: "ન કરવાં.",
            longest: "સૌથી લાંબા જેટલાં.",
            max_length: "મોડેલ વધુમાં વધુ વાંચી શકે તેટલાં.",
        },
    },
    prompt_name: {
        label: "મોડેલનો તૈયાર prompt",
        help: "લખાણની આગળ મોડેલનો પોતાનો કયો prompt મૂકવો, જેમ કે `query` કે `passage`. ન લખો તો એકેય નહીં.",
    },
    return_timestamps: {
        label: "ક્યારે બોલાયું",
        help: "દરેક ટુકડો ક્યારે બોલાયો તે `chunks` માં આવે કે નહીં.",
    },
    sequential: {
        label: "એક પછી એક સવાલ",
        help: "ઘણા સવાલ હોય તો તેમને એક પછી એક, આગલા જવાબ યાદ રાખીને, લેવા કે નહીં; અમુક મોડેલને આ જરૂરી છે. તેમાં વાર વધુ લાગે.",
    },
    src_lang: {
        label: "કઈ ભાષામાંથી",
        help: "લખાણ કઈ ભાષામાં છે, મોડેલના પોતાના સંકેતમાં, જેમ કે `en_XX` કે `eng_Latn`. બેથી વધુ ભાષા જાણતાં મોડેલને આ જોઈએ.",
    },
    stride: {
        label: "ફરી વંચાતો ભાગ",
        help: "લખાણ મોડેલ માટે વધારે લાંબું હોય તો ટુકડે ટુકડે વંચાય છે: દરેક ટુકડામાં આગલા ટુકડાનો છેડો આટલો ફરી વંચાય.",
    },
    targets: {
        label: "કયા શબ્દોમાંથી",
        help: "જે શબ્દોમાંથી જ પસંદ કરવાનું હોય તે. ન લખો તો મોડેલને આવડતા બધા.",
    },
    tgt_lang: {
        label: "કઈ ભાષામાં",
        help: "કઈ ભાષામાં ભાષાંતર કરવું, મોડેલના પોતાના સંકેતમાં. બેથી વધુ ભાષા જાણતાં મોડેલને આ જોઈએ.",
    },
    top_k: {
        label: "કેટલાં label",
        help: "વધુમાં વધુ કેટલાં label આપવાં, સૌથી વધુ score વાળાં પહેલાં.",
    },
    truncation: {
        label: "શું કપાય",
        help: "લખાણ મોડેલ વાંચી શકે તેનાથી લાંબું હોય તો તેમાંથી શું કપાય.",
        options: {
            do_not_truncate: "કશું નહીં: વધારે લાંબું હોય તો ભૂલ બતાવે.",
            longest_first: "બે લખાણમાંથી જે લાંબું હોય તેના token, એક પછી એક, બંને સમાય ત્યાં સુધી.",
            only_first: "પહેલા લખાણનો છેડો.",
            only_second: "બીજા લખાણનો છેડો, જો બે હોય.",
        },
    },
    truncation_direction: {
        label: "કયા છેડેથી કાપવું",
        help: "લખાણ વધારે લાંબું હોય તો તેને કયા છેડેથી કાપવું.",
        options: { left: "શરૂઆત જતી રહે.", right: "અંત જતો રહે." },
    },
    word_boxes: {
        label: "શબ્દો અને તેમની જગ્યા",
        help: "પાના પરના શબ્દો અને દરેક ક્યાં છે તે, જેથી ચિત્ર વાંચવું ન પડે: શબ્દ, પછી પાનાના હજારમા ભાગમાં `[left, top, right, bottom]`, અને એમ આગળ.",
    },
} as const satisfies Readonly<Record<string, FieldWords>>;

/** The parameters of models that generate text, in Gujarati. */
const gujaratiWritingParameters = {
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

/** The strings about every field, in Gujarati. */
export const gujaratiFields: FieldStrings<FieldWords> = {
    inputs: gujaratiInputs,
    parameters: { ...gujaratiWritingParameters, ...gujaratiReadingParameters, ...gujaratiImageParameters },
    ofTask: {
        "document-question-answering": { top_k: answers },
        "feature-extraction": {
            truncate: {
                label: "વધારે લાંબું હોય તો કાપો",
                help: "લખાણ વધારે પડતું લાંબું હોય તો તેને કાપવું કે નહીં; ન કાપો તો ભૂલ બતાવે છે.",
            },
        },
        "fill-mask": {
            top_k: { label: "કેટલા અનુમાન", help: "કેટલા શબ્દ સૂચવવા, સૌથી સંભવિત પહેલાં." },
        },
        "image-text-to-image": { seed: noise },
        "image-text-to-video": { seed: noise },
        "image-to-video": { seed: noise },
        "object-detection": {
            threshold: {
                label: "ઓછામાં ઓછો score",
                help: "જે વસ્તુનો score આટલો કે વધુ હોય તે જ આપવી.",
            },
        },
        "question-answering": { top_k: answers },
        "table-question-answering": {
            truncation: {
                label: "લાંબા કોષ્ટકની હરોળ છોડો",
                help: "કોષ્ટક મોડેલ માટે વધારે લાંબું હોય તો તેની થોડી હરોળ છોડી દેવી કે નહીં.",
            },
        },
        "text-classification": {
            top_k: {
                label: "કેટલાં label",
                help: "વધુમાં વધુ કેટલાં label આપવાં, સૌથી વધુ score વાળાં પહેલાં. ન લખો તો મોટે ભાગે બધાં.",
            },
        },
        "text-generation": {
            top_k: { label: "Top k", help: "સૌથી સંભવિત આટલા જ token માંથી પસંદગી થાય." },
        },
        "text-to-image": { seed: noise },
        "text-to-video": {
            negative_prompt: { label: "શું ન દેખાવું જોઈએ", help: "જે ન દેખાવું જોઈએ તે: એક prompt, કે ઘણાં." },
            seed: noise,
        },
        "visual-question-answering": { top_k: answers },
        "zero-shot-image-classification": {
            hypothesis_template: {
                label: "કસોટીનું વાક્ય",
                help: "મોડેલ આ વાક્યને ચિત્ર સાથે સરખાવે છે; `{}` ની જગ્યાએ label મુકાય છે.",
            },
        },
    },
    facts: {
        number: "આંકડો",
        whole: "પૂર્ણાંક",
        above: "{0} થી વધુ",
        below: "{0} થી ઓછું",
        between: "{0} થી {1}",
        least: "{0} કે વધુ",
        most: "વધુમાં વધુ {0}",
        unit: "માપ: {unit}",
        units: {
            characters: "અક્ષર",
            frames: "frame",
            pixels: "pixel",
            seconds: "સેકન્ડ",
            tokens: "token",
            words: "શબ્દ",
        },
        example: "જેમ કે {example}",
    },
};
