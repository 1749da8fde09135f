/** The schemas that several tasks share: text, image, audio, table, label with its score. */
import {
    array,
    type CustomSchema,
    custom,
    type GenericSchema,
    instance,
    integer,
    looseObject,
    minLength,
    minValue,
    number,
    type OptionalSchema,
    object,
    optional,
    picklist,
    pipe,
    record,
    string,
    transform,
    union,
} from "valibot";
import { type Bytes, type DataUrl, type FileInput, isFile, isLeaf } from "../wire/leaf.ts";

export const text = string();
export const texts = array(string());

/** Bytes in memory or in a file. Buffers are converted to blobs. */
/* @__NO_SIDE_EFFECTS__ */
const bytes = (what: string): GenericSchema<FileInput, Bytes> =>
    pipe(
        custom<FileInput>(
            (value) =>
                value instanceof Blob || value instanceof ArrayBuffer || value instanceof Uint8Array || isFile(value),
            `expected ${what} as a Blob, an ArrayBuffer or a Uint8Array`,
        ),
        transform((value) => (value instanceof ArrayBuffer || value instanceof Uint8Array ? new Blob([value]) : value)),
    );

export const image = bytes("an image");
export const audio = bytes("an audio");

/** A URL; for an image on the caller's disk, a data URL leaf. */
export const url = custom<string | DataUrl>((value) => typeof value === "string" || isLeaf(value), "expected a URL");

/** Column names and the cells under each. */
export const table = record(string(), array(string()));
export const columns = record(string(), array(union([string(), number()])));

/** The output of a task that returns a file. */
export const blob = instance(Blob, "expected the bytes of a file");

/** The schema of a secondary field of an output: see `beside`. */
export type Beside<Value> = OptionalSchema<CustomSchema<Value | null, undefined>, undefined> & {
    /** The schema that services mostly follow. */
    readonly usually: GenericSchema<Value>;
};

/**
 * A secondary field of an output, beside those that its caller reads: counts, ids, offsets, roles. It is typed by what
 * services mostly return but not validated, so that an oddity there does not cost the caller an output that has been
 * paid for.
 */
/* @__NO_SIDE_EFFECTS__ */
export const beside = <Value>(usually: GenericSchema<Value>): Beside<Value> =>
    Object.assign(optional(custom<Value | null>(() => true)), { usually });

const labelScore = looseObject({ label: string(), score: number() });
export const labelScores = array(labelScore);

/** The output of a task that finds an answer. A generative model returns only the answer. */
export const foundAnswer = looseObject({
    answer: string(),
    score: beside(number()),
    start: beside(number()),
    end: beside(number()),
});

export const candidateLabels = pipe(array(string()), minLength(1, "give at least one label to choose from"));

/** A count: a whole number, one or more. */
export const count = pipe(number(), integer("expected a whole number"), minValue(1, "expected 1 or more"));
export const size = object({ width: count, height: count });
export const seed = pipe(number(), integer("expected a whole number"));

export const outputTransform = picklist(["sigmoid", "softmax", "none"]);
export const truncation = picklist(["do_not_truncate", "longest_first", "only_first", "only_second"]);

/** The parameters that image and video generation share. */
export const diffusion = {
    guidance_scale: optional(number()),
    negative_prompt: optional(string()),
    num_inference_steps: optional(count),
};

/** The parameters of tasks that take an image and a prompt. */
export const promptedDiffusion = { ...diffusion, prompt: optional(string()), target_size: optional(size) };
