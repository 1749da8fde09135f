import { type ImageModelV4, type ImageModelV4File, UnsupportedFunctionalityError } from "@ai-sdk/provider";
import { imageToImage, textToImage } from "@callsheet/inference";
import { headerWarnings } from "./call-headers.ts";
import { parametersIn, unsupported } from "./call-settings.ts";
import { withSdkErrors } from "./errors.ts";
import { blobOf, bytesOf } from "./media.ts";
import type { ModelContext } from "./model-context.ts";

/** A model for `generateImage`: by the task `text-to-image`, or `image-to-image` where an image is given. */
export const imageModel = ({ identity, start }: ModelContext): ImageModelV4 => ({
    ...identity,
    // A call to several images is one of ours to each.
    maxImagesPerCall: 1,
    supportsFileInputs: true,
    supportsMaskInputs: false,
    async doGenerate(call) {
        const { prompt = "", size, aspectRatio, seed, files, mask, providerOptions } = call;
        const [file, ...others] = files ?? [];
        if (others.length > 0) throw new UnsupportedFunctionalityError({ functionality: "more than one image" });
        const parameters = { ...sizeIn(size), ...(seed !== undefined && { seed }), ...parametersIn(providerOptions) };
        const started = start(call);
        const { target, options, exchanges, timestamp } = started;
        const image = await withSdkErrors(started, async () =>
            file
                ? await imageToImage(
                      { ...target, inputs: imageIn(file), parameters: { prompt, ...parameters } },
                      options,
                  )
                : await textToImage({ ...target, inputs: prompt, parameters }, options),
        );
        return {
            images: [await bytesOf(image)],
            warnings: [...unsupported({ aspectRatio, mask }), ...headerWarnings(call.headers)],
            response: { timestamp, modelId: identity.modelId, headers: exchanges.main()?.headers },
        };
    },
});

/** `512x256` as a width and a height. */
function sizeIn(size: `${number}x${number}` | undefined): { width: number; height: number } | undefined {
    const [width, height] = size?.split("x").map(Number) ?? [];
    return width === undefined || height === undefined ? undefined : { width, height };
}

/** @throws UnsupportedFunctionalityError for the address of an image, whose bytes not every provider can fetch */
export function imageIn(file: ImageModelV4File): Blob {
    if (file.type === "file") return blobOf(file.data, file.mediaType);
    throw new UnsupportedFunctionalityError({
        functionality: "an image by its URL",
        message: "Pass the image's bytes in place of its URL.",
    });
}
