import type { TaskPages } from "./task-page.ts";

const bytes = {
    problem: "The service says that it cannot read the image, though the file opens on your computer.",
    remedy: "Send the bytes of the file, with their type, such as `image/jpeg`. The file's name as text, or JSON under the type of an image, is no image. Programs that you copy from this site read the file first.",
};

const unnamed = {
    problem: "The labels are called `LABEL_0`, or are numbers.",
    remedy: "The model was published without names for them. What they mean stands on its page, or in its `config.json` at `id2label`.",
};

const inJson = {
    problem: "The service says that `image` is no image.",
    remedy: "Here the image goes inside JSON, as base64 text at `image`; a file's name or a path on your computer means nothing to the service. Programs that you copy from this site turn the file into base64.",
};

const queued = {
    problem: "It takes long, and the program seems to hang.",
    remedy: "Some providers make images in a queue, and the program asks again and again until yours is done. Let it run; Callsheet's library waits for ten minutes unless you say otherwise.",
};

/** The prose about tasks that take or make images. */
export const image = {
    "document-question-answering": {
        name: "Document question answering",
        purpose:
            "Answers a question from the image of a page: from a photo of the electricity bill, how much is due and by when; from a form, whose name stands on it. It reads the words of the page and where they stand.",
        reading: [
            "`answer` holds the words of the answer. A model that marks a place says how sure it is at `score`, and where it is: `start` and `end` count the words of the page from 0, not its characters.",
            "A model that writes its answers gives the `answer` alone. Either can misread: hold amounts and dates against the page.",
        ],
        pitfalls: [
            inJson,
            {
                problem: "A page in Gujarati is read as nonsense.",
                remedy: "The words are read as English unless you say otherwise: set `lang` to `guj`. The model must know the language as well.",
            },
            {
                problem: "The document is a PDF, or has several pages.",
                remedy: "One call reads the image of one page. Make an image of each page and ask each; of the answers take the one with the highest `score`.",
            },
            {
                problem: "The program fails because there is no `score`.",
                remedy: "A model that writes its answers has none. Look whether it is there before you compare it.",
            },
        ],
    },
    "image-classification": {
        name: "Image classification",
        purpose:
            "Says what an image shows as a whole, by the classes that the model was trained with: a cotton leaf that is healthy or ill, a bird at Nal Sarovar, a page that is a bill or a letter.",
        reading: [
            "You get a list of `label` and `score`, the highest score first, five unless `top_k` says otherwise. With most models the scores of all labels sum to 1, so those that you do not see have the rest.",
            "A model knows its own labels and nothing else: a bird that it never learnt gets the name of another, at times with a high score. Where it matters, look at the second label too.",
        ],
        pitfalls: [
            bytes,
            {
                problem: "Several things are in the image, and only one is named.",
                remedy: "The task judges the whole image. To find each thing and where it is, use object detection.",
            },
            unnamed,
            {
                problem: "The class that you need is not there.",
                remedy: "No parameter adds one. In zero-shot image classification you name the classes yourself.",
            },
        ],
    },
    "image-segmentation": {
        name: "Image segmentation",
        purpose:
            "Divides an image into the things in it, exactly along their edges: cuts the kite out of the sky, or measures how much of a satellite image is water after the rains.",
        reading: [
            "Each part has a `label`, and at `mask` a PNG as base64 text: as large as your image, white where the part is and black elsewhere. Laid over the image it cuts the part out; its white pixels, counted, tell how large the part is.",
            "`score` says how sure the model is of the part as a whole, not of each edge. fal-ai tells neither what its one mask shows nor how sure it is: there the label is always “mask” and the score 1.",
        ],
        pitfalls: [
            bytes,
            {
                problem: "`mask` is a long text, and no image.",
                remedy: "Turn it from base64 into bytes, and save those as a PNG.",
            },
            {
                problem: "Small or half hidden things are missing.",
                remedy: "A part is given from a score of 0.9 on: lower `threshold`. Where others lie over it, lower `overlap_mask_area_threshold` too.",
            },
            {
                problem: "Two cows are one part.",
                remedy: "The model divides by kinds. Ask for each thing by itself with `subtask` set to `instance`, if the model can do that.",
            },
        ],
    },
    "image-text-to-image": {
        name: "Image and text to image",
        purpose:
            "Makes a new image from an instruction, and from an image where you give one: your street as it would look on Uttarayan, or a sketch of yours as a painting. The same call without an image makes one from the words alone.",
        reading: [
            "The answer is a file: the bytes of the image, mostly a JPEG or a PNG; its type says which. There is no score: look at it, and first at hands, faces and writing.",
        ],
        pitfalls: [
            {
                problem: "The instruction is not followed, or the image comes back nearly unchanged.",
                remedy: "It belongs in `prompt`. Say what to change and what must stay; a higher `guidance_scale` follows it more closely, where the model knows that parameter.",
            },
            queued,
            {
                problem: "The model refuses a call without an image.",
                remedy: "Some models change images and nothing else. Give one, or use a model of text to image.",
            },
            {
                problem: "The output has another size than you asked for.",
                remedy: "Models know certain sizes. Give `target_size` with both `width` and `height`, in a shape like your image's.",
            },
        ],
    },
    "image-to-image": {
        name: "Image to image",
        purpose:
            "Changes an image as you say: colours an old photo of the family, turns a drawing of a rangoli into one made of flowers, takes the parked motorbike off the picture.",
        reading: [
            "The answer is a file: the bytes of the new image, mostly a JPEG or a PNG; its type says which. Your own is left as it was.",
            "There is no score. What lay hidden in the old image is invented: a colour that is put into an old photo looks right and is a guess.",
        ],
        pitfalls: [
            {
                problem: "The image comes back nearly as it was, or quite otherwise than you meant.",
                remedy: "Say in `prompt` what to do and what must stay: “colour the photo, change nothing else”. Without one the model has nothing to go by.",
            },
            {
                problem: "Faces turn into those of other people.",
                remedy: "The model draws the whole image anew. Take one that is made for editing, and cut out and send only the part to be changed.",
            },
            queued,
            {
                problem: "The request is too large.",
                remedy: "As base64 text an image is a third larger than on the disk. Make it smaller before you send it, or save it as JPEG.",
            },
        ],
    },
    "image-to-text": {
        name: "Image to text",
        purpose:
            "Puts into words what an image shows: a sentence for somebody who cannot see it, a line below each photo of the school fair. Some models read the writing in the image instead.",
        reading: [
            "The text is at `generated_text`. Most models write one short sentence about what is large in the image, often in English.",
            "There is no score. Numbers of things, left and right, and writing in the image are where it goes wrong; and a model may name what is usual in such a scene but is not there.",
        ],
        pitfalls: [
            bytes,
            {
                problem: "You want the words on a sign and get “a sign on a wall”.",
                remedy: "Models either describe or read. Take one for reading (OCR): its page says so.",
            },
            {
                problem: "The sentence breaks off.",
                remedy: "Raise `max_new_tokens`.",
            },
            {
                problem: "You want to ask about the image, or have it described in Gujarati.",
                remedy: "This task takes no question. Use visual question answering, or a chat model that sees.",
            },
        ],
    },
    "object-detection": {
        name: "Object detection",
        purpose:
            "Finds the things in an image and where each is: counts the two-wheelers at a crossing in Rajkot, finds ripe mangoes on a tree, shows where to cut a photo.",
        reading: [
            "Each find has a `label`, a `score` and a `box`. The box is in pixels, counted from the top left corner of the image: `xmin` and `xmax` to the right, `ymin` and `ymax` downwards. So its width is `xmax` minus `xmin`.",
            "`score` says how sure the model is of that one find. What is below `threshold` (0.5 unless you say otherwise) is not in the list, nor is what the model never learnt: counting by it is an estimate.",
        ],
        pitfalls: [
            bytes,
            {
                problem: "The boxes are beside the things when you draw them.",
                remedy: "They belong to the image as you sent it. If you show it larger or smaller, multiply all four numbers; and count from the top, since in some drawing programs zero is at the bottom.",
            },
            {
                problem: "With photos of a phone the boxes lie on their side.",
                remedy: "A phone often saves the photo lying down, with a note how to turn it. Turn the pixels themselves, by opening the photo and saving it anew, before you send it.",
            },
            {
                problem: "Things are missing, or shadows are things.",
                remedy: "Lower `threshold` for more finds, raise it for surer ones. Try it on images whose things you have counted.",
            },
        ],
    },
    "text-to-image": {
        name: "Text to image",
        purpose:
            "Makes an image from a description: “a paper boat on a monsoon street, watercolour” for the wall magazine, or a first idea of a poster for the Navratri evening.",
        reading: [
            "The answer is a file: the bytes of the image, mostly a JPEG or a PNG; its type says which. Callsheet's library also gives it as an address or a data URL, by the option `outputType`.",
            "There is no score: look at it. What it shows never was, also where it looks like a photo: say so where you publish it.",
        ],
        pitfalls: [
            {
                problem: "The size is refused, or another one comes.",
                remedy: "Give `width` and `height` both, as multiples of 8 or better 16. Much larger than what the model was made for brings things twice.",
            },
            {
                problem: "A small change of the words changes the whole image.",
                remedy: "Each call begins with other noise. Give a `seed`, and keep it while you work on the words.",
            },
            {
                problem: "Gujarati letters in the image are nonsense.",
                remedy: "Models draw letters as shapes. Leave the writing out (`negative_prompt`: “text, letters”), and put it on the image in another program.",
            },
            {
                problem: "It looks unfinished, or overdone.",
                remedy: "Fast models want 1 to 8 `num_inference_steps`, others 20 to 50; a `guidance_scale` that is too high overdoes it. Leave both out first: then the model's own hold.",
            },
        ],
    },
    "visual-question-answering": {
        name: "Visual question answering",
        purpose:
            "Answers a question about an image: “How many people are waiting at the stop?”, “Is the gate open?”. So somebody who cannot see the photo can ask about what matters to them.",
        reading: [
            "`answer` is mostly one word or two. `score` says how sure the model is; a model that writes its answers gives none.",
            "A model that chooses its answers from a list knows nothing else, and answers every question, also one that makes no sense for the image. Ask in two ways where it matters.",
        ],
        pitfalls: [
            inJson,
            {
                problem: "The answer is one word where you want a sentence.",
                remedy: "Most of these models know nothing longer. For whole sentences, or for Gujarati, ask a chat model that sees.",
            },
            {
                problem: "Counting goes wrong above a handful.",
                remedy: "Count the finds of object detection instead.",
            },
            {
                problem: "The program fails because there is no `score`.",
                remedy: "A model that writes its answers has none. Look whether it is there before you compare it.",
            },
        ],
    },
    "zero-shot-image-classification": {
        name: "Zero-shot image classification",
        purpose:
            "Sorts an image into classes that you name in the call; the model was never trained on them. Photos of the school year go to “sports day”, “garba”, “science fair” or “picnic”.",
        reading: [
            "You get a list of `label` and `score`, the highest score first; the labels are yours. The scores mostly compare your labels with each other: one comes first even where none fits.",
            "So a score holds for this choice of labels. Add one, and all of them change.",
        ],
        pitfalls: [
            inJson,
            {
                problem: "An image that fits no label still gets one.",
                remedy: "Add labels for what else there is, such as “something else” or “an empty room”, and see whether they win.",
            },
            {
                problem: "Labels in Gujarati, or single words, do badly.",
                remedy: "The model puts each label into a sentence, “This is a photo of {}.”, mostly in English. Write labels that make sense there, or a sentence of your own in `hypothesis_template`, in a language that the model knows.",
            },
            {
                problem: "“One dog” and “two dogs” are mixed up.",
                remedy: "These models see what there is better than how many or on which side. Count by object detection.",
            },
        ],
    },
} satisfies Partial<TaskPages>;
