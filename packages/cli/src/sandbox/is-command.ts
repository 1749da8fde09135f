import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Whether a program can be started by a name: of a command on the PATH, or of a file. */
export const isCommand = (name: string, { PATH = "" }: Readonly<Record<string, string | undefined>>): boolean =>
    /[/\\]/.test(name)
        ? isExecutable(name)
        : PATH.split(delimiter).some((folder) => [name, `${name}.exe`].some((one) => isExecutable(join(folder, one))));

function isExecutable(path: string): boolean {
    try {
        accessSync(path, constants.X_OK);
        return statSync(path).isFile();
    } catch {
        return false;
    }
}
