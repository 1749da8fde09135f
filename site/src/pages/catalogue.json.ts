import data from "@callsheet/catalogue/catalogue.json";

/** The catalogue of models, which the generator loads when somebody looks for one. */
export const GET = (): Response => Response.json(data);
