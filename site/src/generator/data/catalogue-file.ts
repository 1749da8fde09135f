import data from "@callsheet/catalogue/internal/catalogue.json";
import { fileAt } from "../../routes.ts";
import { contentVersion } from "./content-version.ts";

/** The catalogue of models, which the generator loads when the reader searches for one. */
export const catalogueFile = { version: contentVersion(data), data } as const;

/** The catalogue's URL path. */
export const catalogueAddress = fileAt(`/catalogue.${catalogueFile.version}.json`);
