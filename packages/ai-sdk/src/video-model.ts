import { UnsupportedFunctionalityError, type Experimental_VideoModelV4 as VideoModelV4 } from "@ai-sdk/provider";
import { imageToVideo, textToVideo } from "@callsheet/inference";
import { headerWarnings } from "./call-headers.ts";
import { parametersIn, unsupported } from "./call-settings.ts";
import { withSdkErrors } from "./errors.ts";
import { imageIn } from "./image-model.ts";
import { bytesOf } from "./media.ts";
import type { ModelContext } from "./model-context.ts";

/** A model for `experimental_generateVideo`: by the task `text-to-video`, or `image-to-video` where an image is given. */
export const videoModel = ({ identity, start }: ModelContext): VideoModelV4 => ({
    ...identity,
    // A call for several videos is one of ours for each.
    maxVideosPerCall: 1,
    async doGenerate(call) {
        const { prompt = "", seed, duration, fps, image, frameImages = [], providerOptions } = call;
        const { aspectRatio, resolution, generateAudio, inputReferences } = call;
        const isFirst = ({ frameType }: (typeof frameImages)[number]) => frameType === "first_frame";
        const firstFrame = image ?? frameImages.find(isFirst)?.image;
        if (frameImages.some((frame) => !isFirst(frame))) {
            throw new UnsupportedFunctionalityError({ functionality: "an image that the video ends with" });
        }
        const started = start(call);
        const { target, options, exchanges, timestamp } = started;
        // Models count their frames.
        const frames = duration !== undefined && fps !== undefined ? { num_frames: Math.round(duration * fps) } : {};
        const parameters = { ...frames, ...(seed !== undefined && { seed }), ...parametersIn(providerOptions) };
        const video = await withSdkErrors(started, async () =>
            firstFrame
                ? await imageToVideo(
                      { ...target, inputs: imageIn(firstFrame), parameters: { prompt, ...parameters } },
                      options,
                  )
                : await textToVideo({ ...target, inputs: prompt, parameters }, options),
        );
        const isCounted = "num_frames" in frames;
        return {
            videos: [{ type: "binary", data: await bytesOf(video), mediaType: video.type || "video/mp4" }],
            warnings: [
                ...unsupported({ aspectRatio, resolution, generateAudio, ...(!isCounted && { duration, fps }) }),
                ...unsupported({ inputReferences: inputReferences?.length ? inputReferences : undefined }),
                ...headerWarnings(call.headers),
            ],
            response: { timestamp, modelId: identity.modelId, headers: exchanges.main()?.headers },
        };
    },
});
