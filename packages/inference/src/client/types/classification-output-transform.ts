// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.

/**
 * How the model's raw numbers become scores. Unless given, as the model was trained.
 *
 * - `sigmoid`: Each label has a score from 0 to 1 of its own: several can be right.
 * - `softmax`: The scores of all labels sum to 1: one is right.
 * - `none`: The raw numbers as they are.
 */
export type ClassificationOutputTransform = "sigmoid" | "softmax" | "none";
