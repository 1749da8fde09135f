/**
 * The program that serves a copy of the site to the devices in a room: `serve.py`, for the path that the site was built
 * for.
 * @param path of the site on its host, such as `/callsheet`
 */
export const classroomServer = (program: string, path: string): string =>
    program.replace('BASE = "{base}"', `BASE = ${JSON.stringify(path.replace(/\/$/, ""))}`);
