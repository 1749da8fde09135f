/** Bundles our client with all its entry points. */
export * from "@callsheet/inference";
export * from "@callsheet/inference/hub";
