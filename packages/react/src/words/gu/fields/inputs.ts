import type { TaskId } from "@callsheet/inference/tasks";
import type { FieldWords } from "../../fields/field-words.ts";

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
export const gujaratiInputs: Readonly<Record<TaskId, FieldWords>> = {
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
