/** Makes the helper of a task that gives a picture, which can be had in several forms. */
import { custom, type GenericSchema, string, unknown } from "valibot";
import type { Task } from "../tasks/task.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { finish, finishAsDataUrl, finishAsJson, finishAsUrl } from "./finish.ts";
import { type Arguments, asked } from "./helper.ts";
import { allMeans } from "./means.ts";
import { type Finish, type Options, performWith } from "./perform.ts";

/** What a picture can be had as, by the name of the form. */
type Pictures = {
    /** Its bytes. */
    readonly blob: Blob;
    /** Where it can be downloaded; not every provider has that. */
    readonly url: string;
    /** Its bytes as text: `data:image/jpeg;base64,…`. */
    readonly dataUrl: string;
    /** The provider's whole answer. */
    readonly json: unknown;
};

export type OutputType = keyof Pictures;

/** The options of a call that gives a picture. */
export type PictureOptions<Type extends OutputType = OutputType> = Options & {
    /** What the picture is given as. Default: `blob`. */
    readonly outputType?: Type | undefined;
};

/** Makes the call and gives the picture in the form that is asked for. */
export type PictureHelper<Given, Parameters> = <Type extends OutputType = "blob">(
    args: Arguments<Given, Parameters>,
    options?: PictureOptions<Type>,
) => Promise<Pictures[Type]>;

type Form<Value> = { readonly schema: GenericSchema<Value>; readonly finish: Finish };

const isBlob = (value: unknown) => value instanceof Blob;

const forms: { readonly [Type in OutputType]: Form<Pictures[Type]> } = {
    blob: { schema: custom<Blob>(isBlob, "expected the bytes of a picture"), finish },
    url: { schema: string(), finish: finishAsUrl },
    dataUrl: { schema: string(), finish: finishAsDataUrl },
    json: { schema: unknown(), finish: finishAsJson },
};

/**
 * The helper of a task that gives a picture.
 * @returns a function that rejects with an InputError where the provider has no URL of its pictures
 */
/* @__NO_SIDE_EFFECTS__ */
export function pictureHelper<Given, Inputs, Parameters>(
    task: Task<TaskId, Given, Inputs, Parameters, Blob, never>,
): PictureHelper<Given, Parameters> {
    return async <Type extends OutputType = "blob">(
        args: Arguments<Given, Parameters>,
        { outputType, ...options }: PictureOptions<Type> = {},
    ) => {
        const form: Form<Pictures[Type]> = forms[outputType ?? ("blob" as Type)];
        const means = { ...allMeans, finish: form.finish, wantsUrl: outputType === "url" };
        return await performWith(means, { ...task, output: form.schema }, asked(task, args), options);
    };
}
