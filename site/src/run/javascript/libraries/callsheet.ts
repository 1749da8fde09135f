/** Our client, with all its parts, as one file. */
export * from "@callsheet/inference";
export * from "@callsheet/inference/hub";
