// Makes a page of HTML of each page in docs.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import rehypeStringify from "rehype-stringify";
import remarkCallsheet from "remark-callsheet";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

// region pipeline
const pages = unified().use(remarkParse).use(remarkCallsheet).use(remarkRehype).use(rehypeStringify);
// endregion

mkdirSync("dist", { recursive: true });
for (const path of globSync("docs/*.md")) {
    const page = await pages.process({ path, value: readFileSync(path, "utf8") });
    writeFileSync(join("dist", basename(path, ".md").concat(".html")), String(page));
}
