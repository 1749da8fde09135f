import type { FieldWords } from "../../fields/field-words.ts";

/** The parameters of image and video models, in Gujarati. */
export const gujaratiImageParameters = {
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
