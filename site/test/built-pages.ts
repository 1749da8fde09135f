import { readdirSync } from "node:fs";

const dist = new URL("../dist/", import.meta.url);

/** The address of every page that the build made: `/`, `/404`, `/gu/course/chapter0/1`, … */
export const builtPages: readonly string[] = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => `/${name.slice(0, -".html".length)}`.replace(/^\/index$/, "/"))
    .sort();
