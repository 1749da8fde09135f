/** Bundles the Hub's JavaScript client. */
export * from "@huggingface/inference";
