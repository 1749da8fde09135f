/** Guesses the tasks of an unlisted model from its name. */
import type { TaskId } from "@callsheet/inference/tasks";

type Suggestion = { readonly name: RegExp; readonly tasks: readonly [TaskId, ...TaskId[]] };

/**
 * Model families by patterns of their names, and their tasks, likeliest first. The first match counts, so specific
 * patterns come before general ones.
 */
const suggestions: readonly Suggestion[] = [
    { name: /image-(?:class|detect)/, tasks: ["image-classification", "object-detection"] },
    { name: /layoutlm|donut|docvqa|document-q/, tasks: ["document-question-answering", "image-to-text"] },
    {
        name: /vqa|(?<![a-z])vilt|deplot|pix2struct/,
        tasks: ["visual-question-answering", "document-question-answering", "image-to-text"],
    },
    { name: /clipseg/, tasks: ["image-segmentation"] },
    { name: /(?<![a-z])clip(?![a-z])|siglip/, tasks: ["zero-shot-image-classification", "feature-extraction"] },
    { name: /tapas|tapex|wikisql|(?<![a-z])wtq/, tasks: ["table-question-answering"] },
    {
        name: /titanic|(?<![a-z])iris(?![a-z])|wine-quality|(?<![a-z])tabular(?![a-z])|scikit-learn/,
        tasks: ["tabular-classification", "tabular-regression"],
    },
    { name: /fish-weight|regression|house-price/, tasks: ["tabular-regression", "tabular-classification"] },
    {
        name: /sepformer|metricgan|convtasnet|demucs|resemble-enhance|deepfilter|speecht5-vc|voice-conversion|mtl-mimic/,
        tasks: ["audio-to-audio"],
    },
    {
        name: /superb|audioset|ast-finetuned|speech-?emotion|speech-?command|lang-?id|yamnet|(?<![a-z])clap(?![a-z])|keyword-spotting/,
        tasks: ["audio-classification"],
    },
    {
        name: /musicgen|audioldm|stable-audio|riffusion|audiogen|ace-step|(?<![a-z])music|(?<![a-z])lyria|mmaudio/,
        tasks: ["text-to-audio"],
    },
    {
        name: /(?<![a-z])tts|-tts|speecht5|(?<![a-z])bark(?![a-z])|parler|kokoro|fastspeech|(?<![a-z])vits|chatterbox|(?<![a-z])dia-|orpheus|(?<![a-z])csm-|fish-speech|text-to-speech/,
        tasks: ["text-to-speech", "text-to-audio"],
    },
    {
        name: /whisper|wizper|wav2vec|hubert|wavlm|canary|parakeet|(?<![a-z])s2t|(?<![a-z])asr(?![a-z])|voxtral|speech-to-text|speech-recognition|seamless|moonshine/,
        tasks: ["automatic-speech-recognition", "audio-classification"],
    },
    {
        name: /(?<![a-z])i2v|img2vid|image-to-video|(?<![a-z])svd(?![a-z])|stable-video/,
        tasks: ["image-to-video", "image-text-to-video", "text-to-video"],
    },
    {
        name: /(?<![a-z])t2v|(?<![a-z])wan(?![a-z])|(?<![a-z])ltx|hunyuan-?video|mochi|cogvideo|(?<![a-z])kling|(?<![a-z])veo(?![a-z])|hailuo|seedance|(?<![a-z])sora(?![a-z])|video/,
        tasks: ["text-to-video", "image-text-to-video", "image-to-video"],
    },
    {
        name: /kontext|pix2pix|controlnet|image-edit|(?<![a-z])edit(?![a-z])|img2img|image-to-image|upscal|esrgan|super-?res|refiner/,
        tasks: ["image-to-image", "image-text-to-image", "text-to-image"],
    },
    {
        name: /flux|stable-?diffusion|(?<![a-z])sdxl|(?<![a-z])sd-|dall-?e|kandinsky|pixart|openjourney|playground-v|qwen-image|hidream|z-image|(?<![a-z])sana(?![a-z])|imagen|recraft|ideogram|seedream|diffusion|animagine|janus|-image(?!-(?:class|detect|capt|seg|to|edit))/,
        tasks: ["text-to-image", "image-text-to-image", "image-to-image"],
    },
    {
        name: /panoptic|segformer|mask2?former|oneformer|upernet|segment|face-pars|human-pars|(?<![a-z])rmbg|birefnet|rembg|u2net|(?<![a-z])sam(?![a-z])/,
        tasks: ["image-segmentation"],
    },
    {
        name: /(?<![a-z])detr|yolo|owlv|owl-?vit|(?<![a-z])d-?fine|table-transformer|object-detection|grounding-dino|rtdetr/,
        tasks: ["object-detection"],
    },
    {
        name: /caption|(?<![a-z])blip|trocr|(?<![a-z])ocr|nougat|florence|(?<![a-z])git-(?:base|large)/,
        tasks: ["image-to-text"],
    },
    {
        name: /(?<![a-z])vit(?![a-z])|resnet|convnext|(?<![a-z])swin|mobilenet|efficientnet|(?<![a-z])beit|(?<![a-z])deit|nsfw-image|regnet|levit|dinov/,
        tasks: ["image-classification", "object-detection"],
    },
    { name: /squad|(?<=[a-z])quad(?![a-z])|question-answering|(?<![a-z])qa(?![a-z])/, tasks: ["question-answering"] },
    { name: /-cnn|xsum|pegasus|summar|samsum|(?<![a-z])led-/, tasks: ["summarization", "text-generation"] },
    { name: /rerank|cross-encoder/, tasks: ["text-classification", "sentence-similarity"] },
    {
        name: /sentence|sbert|embed|(?<![a-z])bge|(?<![a-z])e5(?![a-z])|(?<![a-z])gte(?![a-z])|minilm|mpnet|paraphrase|labse|simcse|contriever/,
        tasks: ["feature-extraction", "sentence-similarity"],
    },
    {
        name: /opus-mt|nllb|m2m100|mbart.*(?:many|mmt|en-ro)|madlad|translat|(?<![a-z])wmt|indictrans|(?<![a-z-])t5-(?:small|base|large|3b|11b)/,
        tasks: ["translation", "text-generation"],
    },
    { name: /mnli|xnli|zero-?shot|-nli(?![a-z])/, tasks: ["zero-shot-classification", "text-classification"] },
    {
        name: /(?<![a-z])ner(?![a-z])|conll|ontonotes|token-class|(?<![a-z])u?pos(?![a-z])|gliner|punctuat|(?<![a-z])pii|privacy-filter|personal-information/,
        tasks: ["token-classification"],
    },
    {
        name: /(?<![a-z])sst|sentiment|emotion|toxic|(?<![a-z])hate|offens|finbert|(?<![a-z])imdb|irony|(?<![a-z])spam|classif|polarity|detector|(?<![a-z])cola(?![a-z])|language-detection/,
        tasks: ["text-classification"],
    },
    {
        name: /gpt|llama|mistral|mixtral|ministral|qwen|gemma|(?<![a-z])phi|falcon|bloom|(?<![a-z])opt-|pythia|starcoder|deepseek|(?<![a-z])yi-|smollm|olmo|command-|granite|(?<![a-z])glm|kimi|minimax|nemotron|zephyr|hermes|instruct|(?<![a-z])chat|rwkv|mamba|(?<![a-z])aya(?![a-z])|flan|(?<![a-z])t5|dialo|blender|coder|(?<![a-z])grok|claude|(?<![a-z])ernie-4|(?<![a-z])tgi(?![a-z])/,
        tasks: ["conversational", "text-generation"],
    },
    {
        name: /bert|electra|(?<![a-z])ernie-(?!4)|longformer|bigbird|(?<![a-z])xlm|(?<![a-z])xlnet/,
        tasks: ["fill-mask", "feature-extraction", "text-classification"],
    },
    { name: /(?<![a-z])bart(?![a-z])/, tasks: ["summarization", "feature-extraction"] },
];

/** Tasks of a model with this name, likeliest first; empty if the name matches no pattern. */
export function suggestedTasks(id: string): readonly TaskId[] {
    const name = id.toLowerCase().replaceAll(/[\s_]+/g, "-");
    return suggestions.find((suggestion) => suggestion.name.test(name))?.tasks ?? [];
}
