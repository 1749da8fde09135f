/** The frontmatter of a chapter or guide, read outside a build. `content.config.ts` has the full schema. */
import { z } from "astro/zod";
import { parse } from "yaml";
import { type Place, placeText } from "../../frame/code/blocks.ts";

const frontmatterSchema = z.looseObject({ title: z.string(), description: z.string(), needs: z.string().optional() });

export type Frontmatter = z.infer<typeof frontmatterSchema>;

/** @throws Error, with its position, if a field is missing that every text has */
export function readFrontmatter(yaml: string, place: Place): Frontmatter {
    const { data, error } = frontmatterSchema.safeParse(parse(yaml));
    if (data === undefined) throw new Error(`${placeText(place)}: ${z.prettifyError(error)}`);
    return data;
}
