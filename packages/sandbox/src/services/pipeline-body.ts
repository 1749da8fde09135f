/** Parses a body in the Hub's format, including formats of earlier years. */
import { type Fields, isFields } from "../checks/fields.ts";
import { bareType, jsonFields } from "./read-request.ts";
import type { ServiceRequest } from "./service.ts";

/** The fields of a JSON body, or a body that is a file. */
export type CallBody =
    | { readonly fields: Fields; readonly file?: never }
    | { readonly file: { readonly bytes: Uint8Array; readonly type: string | null }; readonly fields?: never };

type Called = Pick<ServiceRequest, "headers" | "bytes" | "remark">;

export function callBody({ headers, bytes, remark }: Called): CallBody {
    if (bareType(headers) === "application/json") return { fields: asInputs(jsonFields(bytes), remark) };
    return { file: { bytes, type: headers.get("content-type") } };
}

/** Fields that were next to `parameters` before `inputs` existed. */
const former = ["question", "context", "query", "table", "image", "data", "source_sentence", "sentences"];

function asInputs(body: Fields, remark: Called["remark"]): Fields {
    const { parameters } = body;
    const beside = former.filter((key) => body[key] !== undefined);
    const labels = isFields(parameters) ? parameters["candidate_labels"] : undefined;
    if (body["inputs"] === undefined && beside.length > 0) {
        remark(`${beside.join(", ")}: taken as inputs, as it was before; today they lie in inputs`);
        // A table without a query is tabular data.
        const nameOf = (key: string) => (key === "table" && !beside.includes("query") ? "data" : key);
        return { ...body, inputs: Object.fromEntries(beside.map((key) => [nameOf(key), body[key]])) };
    }
    if (typeof labels === "string") {
        remark("parameters.candidate_labels: a text, taken as a list as it was before");
        return { ...body, parameters: { ...Object(parameters), candidate_labels: labels.split(",") } };
    }
    return withLabels(body, remark);
}

/** Moves candidate labels from the inputs, their former place, to the parameters. */
function withLabels(body: Fields, remark: Called["remark"]): Fields {
    const { inputs, parameters } = body;
    if (!isFields(inputs) || typeof inputs["candidateLabels"] !== "string") return body;
    remark("inputs.candidateLabels: taken as parameters.candidate_labels, as it was before");
    const candidate_labels = inputs["candidateLabels"].split(",");
    return { ...body, parameters: { ...(isFields(parameters) && parameters), candidate_labels } };
}
