/** Ranks documents by how near they are to a query, as several services do at `/rerank`. */
import type { Json } from "@callsheet/inference/wire";
import {
    checkCount,
    checkLength,
    type Fields,
    isFields,
    list,
    maxTaskLength,
    optionalNumber,
    text,
    textLength,
    wrong,
} from "../checks/fields.ts";
import { embedding, similarity } from "../responses/embedding.ts";
import { requiredField } from "./openai-routes.ts";

/** The most documents of a request. */
const maxDocuments = 1000;

/**
 * @param body `query`, `documents` (texts, or objects with `text` or other fields), `top_n`
 * @param withDocuments whether each result holds its document
 * @returns the results, most relevant first, with the index of the document and a score from 0 to 1
 */
export function ranking(body: Fields, { withDocuments }: { readonly withDocuments: boolean }): Json {
    const query = text(requiredField(body, "query"), ["body", "query"]);
    const documents = list(requiredField(body, "documents"), ["body", "documents"]).map(documentText);
    checkCount(documents.length, maxDocuments, ["body", "documents"]);
    checkLength(textLength([query, ...documents]), maxTaskLength, ["body", "documents"]);
    const top = optionalNumber(body, "top_n", { min: 1, whole: true }) ?? documents.length;
    const vector = embedding(query);
    return documents
        .map((document, index) => ({ document, index, score: similarity(vector, embedding(document)) }))
        .toSorted((one, other) => other.score - one.score)
        .slice(0, top)
        .map(({ document, index, score }) => ({
            index,
            relevance_score: Math.round(1e6 * Math.min(1, Math.max(0, (1 + score) / 2))) / 1e6,
            ...(withDocuments && { document: { text: document } }),
        }));
}

/** The text of a document: itself, its `text`, or all its fields. */
function documentText(document: unknown, index: number): string {
    if (typeof document === "string") return document;
    if (!isFields(document)) throw wrong(["body", "documents", index], "a string or an object", document);
    const { text } = document;
    return typeof text === "string"
        ? text
        : Object.values(document)
              .filter((one) => typeof one === "string")
              .join(" ");
}
