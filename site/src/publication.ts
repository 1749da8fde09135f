/** The addresses of the published site and of its source, from environment variables that are set for a build. */

const variable = (name: string): string | undefined => {
    const value = typeof process === "undefined" ? undefined : process.env[name];
    return value === undefined || value === "" ? undefined : value.replace(/\/$/, "");
};

/**
 * The public address of the site, from `CALLSHEET_SITE`, such as `https://example.org/handbook`. The site is then built
 * for that path, and its absolute links (canonical, sitemap, feed, Open Graph) use it. Default: the address of `npm
 * start`.
 */
export const siteAddress = /* @__PURE__ */ new URL(variable("CALLSHEET_SITE") ?? "http://127.0.0.1:4321");

/** The public address of a page or a file. @param path from the root of the host, as `pathOf` and `fileAt` return it */
export const publicAddress = (path: string): string => new URL(path, siteAddress).href;

/** The address below which source files can be edited, `CALLSHEET_EDIT`, such as `https://github.com/o/r/edit/main`. */
const editing = /* @__PURE__ */ variable("CALLSHEET_EDIT");

/** The address where a reader can edit a file of the repository; undefined without `CALLSHEET_EDIT`. */
export const editAddress = (source: string): string | undefined =>
    editing === undefined ? undefined : `${editing}/${source}`;

/** Colab opens notebooks from GitHub only: a release puts them into a branch of their own. */
const ofGitHub = /^https:\/\/github\.com\/([\w-]+\/[\w.-]+?)(?:\.git)?$/;

/**
 * The repository that an address names: `owner/name`.
 * @throws Error if it is not a GitHub repository
 */
export function repositoryIn(address: string): string {
    const [, name] = ofGitHub.exec(address) ?? [];
    if (name !== undefined) return name;
    throw new Error(
        `CALLSHEET_REPOSITORY is the address of a repository, such as https://github.com/owner/name; received ${address}.`,
    );
}

/** The address that opens a notebook of the public repository in Colab; undefined without `CALLSHEET_REPOSITORY`. */
export function colabAddress(notebook: string): string | undefined {
    const repository = variable("CALLSHEET_REPOSITORY");
    if (repository === undefined) return undefined;
    return `https://colab.research.google.com/github/${repositoryIn(repository)}/blob/notebooks/${notebook}`;
}
