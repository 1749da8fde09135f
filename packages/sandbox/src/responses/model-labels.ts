/** The labels of models that classify texts, and how the tone of a text decides between them. */

/** The score of a label before softmax: `slope * tone + fade * |tone| + bias`. */
type ModelLabel = {
    readonly label: string;
    /** Above 0 for praise, below 0 for blame. Default: 0. */
    readonly slope?: number;
    /** Below 0 for a label that a strong tone makes unlikely. Default: 0. */
    readonly fade?: number;
    /** Default: 0. */
    readonly bias?: number;
};

const praise = { slope: 1.8 };
const blame = { slope: -1.8 };
const calm = { fade: -1, bias: 1.2 };

const usual: readonly ModelLabel[] = [
    { label: "POSITIVE", ...praise },
    { label: "NEGATIVE", ...blame },
    { label: "NEUTRAL", ...calm },
];

/**
 * By the Hub's id of a model.
 * @see `id2label` in each model's `config.json`
 */
const byModel: Readonly<Record<string, readonly ModelLabel[]>> = {
    "ProsusAI/finbert": [
        { label: "positive", ...praise },
        { label: "negative", ...blame },
        { label: "neutral", ...calm },
    ],
    "cardiffnlp/twitter-roberta-base-sentiment-latest": [
        { label: "negative", ...blame },
        { label: "neutral", ...calm },
        { label: "positive", ...praise },
    ],
    "distilbert/distilbert-base-uncased-finetuned-sst-2-english": [
        { label: "NEGATIVE", ...blame },
        { label: "POSITIVE", ...praise },
    ],
    "j-hartmann/emotion-english-distilroberta-base": [
        { label: "anger", slope: -1.5 },
        { label: "disgust", slope: -1.2, bias: -0.6 },
        { label: "fear", slope: -1.2, bias: -0.8 },
        { label: "joy", ...praise },
        { label: "neutral", ...calm },
        { label: "sadness", ...blame },
        { label: "surprise", slope: 0.4, bias: -0.4 },
    ],
    "tabularisai/multilingual-sentiment-analysis": [
        // Five labels share what two have elsewhere; the outer ones need a strong tone.
        { label: "Very Negative", slope: -1.35, bias: -1.1 },
        { label: "Negative", slope: -0.9 },
        { label: "Neutral", fade: -0.5, bias: 0.6 },
        { label: "Positive", slope: 0.9 },
        { label: "Very Positive", slope: 1.35, bias: -1.1 },
    ],
};

/** The labels of a model; positive, negative and neutral for a model whose labels are not known here. */
export const labelsOfModel = (model: string | undefined): readonly ModelLabel[] =>
    model !== undefined && Object.hasOwn(byModel, model) ? (byModel[model] ?? usual) : usual;
