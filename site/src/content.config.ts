import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
import { z } from "astro/zod";

const chapters = defineCollection({
    loader: glob({ base: "../book/content", pattern: "*/course/chapter*/*.mdx" }),
    schema: z.strictObject({
        title: z.string().min(1),
        description: z.string().min(50).max(200),
        /** How long the section takes to read, in minutes. */
        minutes: z.int().positive(),
        /** What the reader needs before starting. */
        needs: z.string().min(1),
    }),
});

const guides = defineCollection({
    loader: glob({ base: "../book/content", pattern: "*/{guides,integrations}/*.mdx" }),
    schema: z.strictObject({
        title: z.string().min(1),
        description: z.string().min(50).max(200),
    }),
});

export const collections = { chapters, guides };
