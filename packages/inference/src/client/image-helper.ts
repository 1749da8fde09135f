/** Creates the helper of a task that returns an image, in a form that the caller chooses. */
import { custom, type GenericSchema, string, unknown } from "valibot";
import { finish, finishAsDataUrl, finishAsJson, finishAsUrl } from "../request/finish.ts";
import type { Finish, Options } from "../request/options.ts";
import { performWith } from "../request/perform.ts";
import type { TaskSchemas } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { type Arguments, allDependencies, invocationOf } from "./helper.ts";

/** The forms in which an image can be returned, by name. */
type Images = {
    /** Its bytes. */
    readonly blob: Blob;
    /** Its download URL; not every provider has one. */
    readonly url: string;
    /** Its bytes as text: `data:image/jpeg;base64,…`. */
    readonly dataUrl: string;
    /** The provider's whole response. */
    readonly json: unknown;
};

/** The form in which an image is returned. */
export type OutputType = keyof Images;

/** The result of a call that returns an image, by the requested form. */
export type ImageOutput<Type extends OutputType = "blob"> = Images[Type];

/** The options of a call that returns an image. */
export type ImageOptions<Type extends OutputType = OutputType> = Options & {
    /** The form in which the image is returned. Default: `blob`. */
    readonly outputType?: Type | undefined;
};

/** Makes the call and returns the image in the requested form. */
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
 * Creates the helper of a task that returns an image.
 * @returns a function that rejects with an InputError if a URL is requested of a provider that has none
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
