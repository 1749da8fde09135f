/** The common part of Node's `path`, POSIX only. */
import { workingFolder } from "./folder.ts";

const normalize = (path: string): string => {
    const parts: string[] = [];
    for (const part of path.split("/")) {
        if (part === ".." && parts.length > 0 && parts.at(-1) !== "..") parts.pop();
        else if (part === ".." && !path.startsWith("/")) parts.push(part);
        else if (part !== "" && part !== "." && part !== "..") parts.push(part);
    }
    const joined = parts.join("/");
    return path.startsWith("/") ? `/${joined}` : joined || ".";
};

const basename = (path: string, ending = ""): string => {
    const name = path.replace(/\/+$/, "").split("/").at(-1) ?? "";
    return ending !== "" && name !== ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
};

const extname = (path: string): string => /.(\.[^.]*)$/.exec(basename(path))?.[1] ?? "";

const dirname = (path: string): string => {
    const at = path.replace(/\/+$/, "").lastIndexOf("/");
    return at < 0 ? "." : path.slice(0, at) || "/";
};

const join = (...paths: readonly string[]): string => normalize(paths.filter((path) => path !== "").join("/"));

const resolve = (...paths: readonly string[]): string =>
    normalize(paths.reduce((before, path) => (path.startsWith("/") ? path : `${before}/${path}`), workingFolder));

const parse = (path: string) => {
    const [base, ext] = [basename(path), extname(path)];
    return { root: path.startsWith("/") ? "/" : "", dir: dirname(path), base, ext, name: basename(path, ext) };
};

const own = {
    sep: "/",
    delimiter: ":",
    normalize,
    basename,
    extname,
    dirname,
    join,
    resolve,
    parse,
    isAbsolute: (path: string): boolean => path.startsWith("/"),
};

export const nodePath = { ...own, posix: own };
