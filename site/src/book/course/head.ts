/** What stands at the top of a text of the book, where no build reads it: `content.config.ts` says all that must. */
import { z } from "astro/zod";
import { parse } from "yaml";
import { type Place, placeText } from "../../frame/code/blocks.ts";

const headSchema = z.looseObject({ title: z.string(), description: z.string(), needs: z.string().optional() });

export type Head = z.infer<typeof headSchema>;

/** @throws Error, with the place, where the head says less than every text does */
export function readHead(yaml: string, place: Place): Head {
    const { data, error } = headSchema.safeParse(parse(yaml));
    if (data === undefined) throw new Error(`${placeText(place)}: ${z.prettifyError(error)}`);
    return data;
}
