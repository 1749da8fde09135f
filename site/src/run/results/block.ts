/** A result as data: a list of blocks, which `ResultBlock` renders. */

/** Whether content is the call's input, the model's answer, or its reasoning. */
export type Role = "input" | "answer" | "reasoning";

/** A text with a score or similarity from 0 to 1. */
export type Bar = { readonly label: string; readonly score: number };

/** A range of a text, in UTF-16 units. */
export type Span = { readonly start: number; readonly end: number; readonly label?: string };

/** A box in pixels of the image. */
export type Box = {
    readonly label: string;
    readonly score: number;
    readonly xmin: number;
    readonly ymin: number;
    readonly xmax: number;
    readonly ymax: number;
};

/** Where an object is: white in a mask of the image's size. */
export type Mask = { readonly label: string; readonly score?: number; readonly image: Blob };

export type Cell = string | number;

export type Block =
    | { readonly kind: "text"; readonly role: Role; readonly text: string }
    | { readonly kind: "tool-call"; readonly name: string; readonly arguments: string }
    | { readonly kind: "bars"; readonly bars: readonly Bar[] }
    | { readonly kind: "spans"; readonly text: string; readonly spans: readonly Span[] }
    | {
          readonly kind: "image";
          readonly role: Role;
          readonly file: Blob;
          readonly boxes?: readonly Box[];
          readonly masks?: readonly Mask[];
      }
    | {
          readonly kind: "player";
          readonly role: Role;
          readonly medium: "audio" | "video";
          readonly file: Blob;
          readonly label?: string;
      }
    | { readonly kind: "times"; readonly pieces: readonly { readonly text: string; readonly from: number }[] }
    | {
          readonly kind: "table";
          readonly columns: readonly string[];
          readonly rows: readonly (readonly Cell[])[];
          /** The cells that the answer comes from. */
          readonly chosen: readonly (readonly [row: number, column: number])[];
          /** The index of the column with the predictions, after the input columns. */
          readonly answered?: number;
      }
    | { readonly kind: "vector"; readonly values: readonly number[]; readonly of?: string }
    | { readonly kind: "json"; readonly text: string };
