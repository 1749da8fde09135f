/** The client of the Hub for JavaScript, as one file. */
export * from "@huggingface/inference";
