/** A service's response as plain data, so that faults can change it before it is sent. */
import type { Json } from "@callsheet/inference/wire";

export type ServiceResponse = {
    readonly status: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body: ResponseBody;
};

type ResponseBody =
    | { readonly kind: "json"; readonly value: Json; readonly type?: string }
    | { readonly kind: "bytes"; readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }
    /** Server-sent events; `done` if the stream ends with `data: [DONE]`. */
    | {
          readonly kind: "events";
          readonly events: Iterable<Json>;
          readonly done: boolean;
          /** Default: JSON in a `data:` line. */
          readonly write?: WriteEvent;
      };

/** Writes an event of a stream, with the empty line that ends it. */
export type WriteEvent = (event: Json) => string;

export const json = (value: Json, status = 200, headers?: ServiceResponse["headers"]): ServiceResponse => ({
    status,
    ...(headers && { headers }),
    body: { kind: "json", value },
});

export const bytes = ({ bytes, type }: { bytes: Uint8Array<ArrayBuffer>; type: string }): ServiceResponse => ({
    status: 200,
    body: { kind: "bytes", bytes, type },
});

/** @param list the events; where they are made one by one, a stream that nobody reads takes little memory */
export const events = (list: Iterable<Json>, done = true, write?: WriteEvent): ServiceResponse => ({
    status: 200,
    body: { kind: "events", events: list, done, ...(write && { write }) },
});

/** A response without a body. */
export const nothing: ServiceResponse = {
    status: 204,
    body: { kind: "bytes", bytes: new Uint8Array(), type: "application/json" },
};
