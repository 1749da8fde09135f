/** Makes the helper of a task that gives an image, which can be had in several forms. */
import { custom, type GenericSchema, string, unknown } from "valibot";
import { finish, finishAsDataUrl, finishAsJson, finishAsUrl } from "../request/finish.ts";
import type { Options } from "../request/options.ts";
import { performWith } from "../request/perform.ts";
import type { Finish } from "../request/prepared.ts";
import type { TaskSchemas } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { allDependencies } from "./dependencies.ts";
import { type Arguments, invocationOf } from "./helper.ts";

/** What an image can be had as, by the name of the form. */
type Images = {
    /** Its bytes. */
    readonly blob: Blob;
    /** Where it can be downloaded; not every provider has that. */
    readonly url: string;
    /** Its bytes as text: `data:image/jpeg;base64,…`. */
    readonly dataUrl: string;
    /** The provider's whole response. */
    readonly json: unknown;
};

/** What an image can be given as. */
export type OutputType = keyof Images;

/** What a call that gives an image gives, by what it was asked for. */
export type ImageOutput<Type extends OutputType = "blob"> = Images[Type];

/** The options of a call that gives an image. */
export type ImageOptions<Type extends OutputType = OutputType> = Options & {
    /** What the image is given as. Default: `blob`. */
    readonly outputType?: Type | undefined;
};

/** Makes the call and gives the image in the form that is asked for. */
type ImageHelper<Given, Parameters> = <Type extends OutputType = "blob">(
    args: Arguments<Given, Parameters, never>,
    options?: ImageOptions<Type>,
) => Promise<ImageOutput<Type>>;

type Form<Value> = { readonly schema: GenericSchema<unknown, Value>; readonly finish: Finish };

const isBlob = (value: unknown) => value instanceof Blob;

const forms: { readonly [Type in OutputType]: Form<ImageOutput<Type>> } = {
    blob: { schema: custom<Blob>(isBlob, "expected the bytes of an image"), finish },
    url: { schema: string(), finish: finishAsUrl },
    dataUrl: { schema: string(), finish: finishAsDataUrl },
    json: { schema: unknown(), finish: finishAsJson },
};

/**
 * The helper of a task that gives an image.
 * @returns a function that rejects with an InputError where the provider has no URL of its images
 */
/* @__NO_SIDE_EFFECTS__ */
export function imageHelper<Given, Inputs, Parameters>(
    task: TaskSchemas<TaskId, Given, Inputs, Parameters, Blob, never>,
): ImageHelper<Given, Parameters> {
    return async <Type extends OutputType = "blob">(
        args: Arguments<Given, Parameters, never>,
        { outputType, ...options }: ImageOptions<Type> = {},
    ) => {
        const form: Form<ImageOutput<Type>> = forms[outputType ?? ("blob" as Type)];
        const dependencies = { ...allDependencies, finish: form.finish, wantsUrl: outputType === "url" };
        return await performWith(dependencies, { ...task, output: form.schema }, invocationOf(task, args), options);
    };
}
