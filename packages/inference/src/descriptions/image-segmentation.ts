import type { DescriptionOfTask } from "./description.ts";
import { image } from "./files.ts";
import { score } from "./labels.ts";
import { fraction } from "./numbers.ts";

export const imageSegmentation: DescriptionOfTask<"image-segmentation"> = {
    summary: "Cuts an image into parts; each mask is a PNG as base64 text.",
    source: "the Hub's schema of image-segmentation; the defaults are those of its pipeline in Transformers",
    inputs: image,
    parameters: {
        mask_threshold: { text: "The score from which a pixel belongs to a part.", range: fraction, default: 0.5 },
        overlap_mask_area_threshold: {
            text: "How much of a part must stay visible when others cover it; smaller scraps are dropped.",
            range: fraction,
            default: 0.5,
        },
        subtask: {
            text: "What counts as a part. Unless given, what the model does best.",
            options: {
                instance: "Each thing by itself: two cats are two parts.",
                panoptic: "Each thing by itself, and what is behind them too.",
                semantic: "Each kind of thing: two cats are one part.",
            },
        },
        threshold: { text: "The score from which a part is returned.", range: fraction, default: 0.9 },
    },
    output: {
        text: "The parts of the image.",
        each: "A part of the image.",
        fields: {
            label: { text: "What the part shows." },
            mask: {
                text: "Where it is: a PNG as base64 text, as large as the image, white where the part is and black elsewhere.",
            },
            score,
        },
    },
};
