import data from "@callsheet/catalogue/catalogue.json";
import { fileAt } from "../../routes.ts";
import { versionOf } from "./version-of.ts";

/** The catalogue of models, which the generator loads when somebody looks for one. */
export const catalogueFile = { version: versionOf(data), data } as const;

/** Where it is. */
export const catalogueAddress = fileAt(`/catalogue.${catalogueFile.version}.json`);
