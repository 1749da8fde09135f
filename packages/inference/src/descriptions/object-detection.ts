import type { DescriptionOfTask } from "./description.ts";
import { image } from "./files.ts";
import { score } from "./labels.ts";
import { fraction } from "./numbers.ts";

export const objectDetection: DescriptionOfTask<"object-detection"> = {
    summary: "Finds the things in an image and where they are, in pixels from the top left.",
    source: "the Hub's schema of object-detection; the default is that of its pipeline in Transformers",
    inputs: image,
    parameters: { threshold: { text: "The score from which a thing is returned.", range: fraction, default: 0.5 } },
    output: {
        text: "The things that were found.",
        each: "A thing that was found.",
        fields: {
            label: { text: "What it is." },
            score,
            box: {
                text: "Where it is: the smallest rectangle around it.",
                fields: {
                    xmin: { text: "Its left edge, from the left of the image.", unit: "pixels" },
                    ymin: { text: "Its upper edge, from the top of the image.", unit: "pixels" },
                    xmax: { text: "Its right edge, from the left of the image.", unit: "pixels" },
                    ymax: { text: "Its lower edge, from the top of the image.", unit: "pixels" },
                },
            },
        },
    },
};
