export * from "./leaf.ts";
export * from "./wire.ts";
