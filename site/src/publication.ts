/** Where the site will be published and where its source is kept; whoever publishes it says so when it is built. */

const variable = (name: string): string | undefined => {
    const value = typeof process === "undefined" ? undefined : process.env[name];
    return value === undefined || value === "" ? undefined : value.replace(/\/$/, "");
};

/**
 * The public address of the site, `CALLSHEET_SITE`, such as `https://example.org/handbook`: the site then works from that
 * path, and its absolute links (canonical, sitemap, feed, Open Graph) hold it. Default: where `npm start` serves it.
 */
export const siteAddress = /* @__PURE__ */ new URL(variable("CALLSHEET_SITE") ?? "http://127.0.0.1:4321");

/** The public address of a page or a file of the site. @param path from the root of its host, as `pathOf` and `fileAt` give it */
export const publicAddress = (path: string): string => new URL(path, siteAddress).href;

/** The address under which a source file can be edited, `CALLSHEET_EDIT`, such as `https://github.com/o/r/edit/main`. */
const editing = /* @__PURE__ */ variable("CALLSHEET_EDIT");

/** Where a reader can edit a file of the repository; undefined where nobody said. */
export const editAddress = (source: string): string | undefined =>
    editing === undefined ? undefined : `${editing}/${source}`;

/** The form of the one kind of address from which hosted notebooks are opened. */
const ofGitHub = /^https:\/\/github\.com\/([\w-]+\/[\w.-]+?)(?:\.git)?$/;

/**
 * The repository that an address names: `owner/name`.
 * @throws Error where it is no repository of GitHub
 */
export function repositoryIn(address: string): string {
    const [, name] = ofGitHub.exec(address) ?? [];
    if (name !== undefined) return name;
    throw new Error(
        `CALLSHEET_REPOSITORY is the address of a repository, such as https://github.com/owner/name; received ${address}.`,
    );
}

/**
 * Where a notebook is opened in Colab, from the public repository, `CALLSHEET_REPOSITORY`; undefined where nobody said where
 * that is.
 */
export function colabAddress(notebook: string): string | undefined {
    const repository = variable("CALLSHEET_REPOSITORY");
    if (repository === undefined) return undefined;
    return `https://colab.research.google.com/github/${repositoryIn(repository)}/blob/main/${notebook}`;
}
