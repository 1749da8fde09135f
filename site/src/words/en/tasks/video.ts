import type { TaskPages } from "./task-page.ts";

const slow = {
    problem: "It takes minutes, and the program seems to hang.",
    remedy: "A video is made in a queue, and the program asks again and again until it is done. Let it run. Callsheet's library waits for ten minutes; the option `timeouts: { queue: milliseconds }` allows more.",
};

/** The prose about tasks that make videos. */
export const video = {
    "image-text-to-video": {
        name: "Image and text to video",
        purpose:
            "Makes a video from an instruction, and from an image where you give one: your photo of the lake at Kankaria, and “the camera rises slowly while lights come on around the water”.",
        reading: [
            "The answer is a file: the bytes of the video, mostly an MP4; its type says so. There is no score and no text: watch it to the end, since mistakes grow from frame to frame.",
        ],
        pitfalls: [
            slow,
            {
                problem: "novita refuses the call: it wants a prompt, or another model.",
                remedy: "It serves this task with MiniMax-H3 alone, which must have a `prompt`, also beside an image.",
            },
            {
                problem: "The video is shorter, longer or of another shape than you asked for.",
                remedy: "Models know certain lengths and sizes. novita's turns `num_frames` into 4 to 15 whole seconds, and `target_size` into the nearest shape that it knows; with an image it takes the image's shape.",
            },
            {
                problem: "What you named in the prompt does not move.",
                remedy: "Say what happens, in order, rather than what there is: who moves, where to, and what the camera does.",
            },
        ],
    },
    "image-to-video": {
        name: "Image to video",
        purpose:
            "Sets a still image in motion: the kite in your photo begins to sway, the peacock in the painting turns its head. The image is where the video begins.",
        reading: [
            "The answer is a file: the bytes of the video, mostly an MP4; its type says so. There is no score: look whether faces and hands keep their shape, which is where it goes wrong first.",
        ],
        pitfalls: [
            slow,
            {
                problem: "together says that the request is too large.",
                remedy: "It takes an image of about 60 KB here, and one of your phone is many times that. Make it smaller, and save it as JPEG, before you send it.",
            },
            {
                problem: "Everything trembles, but nothing happens.",
                remedy: "Without a `prompt` the model guesses. Say who moves and how: “the dancer turns once to the left, the camera stands still”.",
            },
            {
                problem: "The edges of the image are cut off.",
                remedy: "The video has another shape than the image. Give a `target_size` of the same shape, or cut the image to the video's shape yourself.",
            },
        ],
    },
    "text-to-video": {
        name: "Text to video",
        purpose:
            "Makes a short video from a description: clouds that gather over dry fields and the first drops of the monsoon, for a lesson or a story.",
        reading: [
            "The answer is a file: the bytes of the video, mostly an MP4; its type says so. There is no score. What it shows has never happened: say so where you publish it.",
        ],
        pitfalls: [
            slow,
            {
                problem: "Each try takes long and shows something else.",
                remedy: "Try a prompt with few frames (`num_frames`) and steps (`num_inference_steps`) first. Keep the same `seed` while you change the words, so that you see what the words do.",
            },
            {
                problem: "A parameter changes nothing.",
                remedy: "Each model knows some of them. Whether yours reads `guidance_scale` or `negative_prompt` stands on its page.",
            },
            {
                problem: "A story with several scenes becomes a muddle.",
                remedy: "One video is one scene of a few seconds. Make each scene by itself, and put them together in a video program.",
            },
        ],
    },
} satisfies Partial<TaskPages>;
