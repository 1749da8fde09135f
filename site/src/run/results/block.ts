/** What is shown of a result, as data: blocks, one under the other. Drawing them is `draw`'s. */

/** Whose words they are: what was asked about, what came back, or what a model thought on the way. */
export type Role = "input" | "answer" | "reasoning";

/** A label, a word or a sentence, and how sure or how alike: 0 to 1. */
export type Bar = { readonly label: string; readonly score: number };

/** A piece of a text, in UTF-16 units, as JavaScript counts. */
export type Span = { readonly start: number; readonly end: number; readonly label?: string; readonly score?: number };

/** A corner to a corner, in pixels of the picture. */
export type Box = {
    readonly label: string;
    readonly score: number;
    readonly xmin: number;
    readonly ymin: number;
    readonly xmax: number;
    readonly ymax: number;
};

/** Where something is seen: white in a picture of the same size. */
export type Mask = { readonly label: string; readonly score?: number; readonly picture: Blob };

export type Cell = string | number;

export type Block =
    | { readonly kind: "text"; readonly role: Role; readonly text: string }
    | { readonly kind: "tool-call"; readonly name: string; readonly arguments: string }
    | { readonly kind: "bars"; readonly bars: readonly Bar[] }
    | { readonly kind: "spans"; readonly text: string; readonly spans: readonly Span[] }
    | {
          readonly kind: "picture";
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
          /** Cells that the answer is made of, by row and column. */
          readonly chosen: readonly (readonly [row: number, column: number])[];
          /** The column that came back, behind those that were sent. */
          readonly answered?: number;
      }
    | { readonly kind: "vector"; readonly values: readonly number[]; readonly of?: string }
    | { readonly kind: "json"; readonly text: string };
