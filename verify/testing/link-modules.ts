/** Links the installed packages into a copy of the repository; the workspace's own packages are those of the copy. */
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

export function linkModules(root: string, copy: string): void {
    const modules = join(root, "node_modules");
    mkdirSync(join(copy, "node_modules"));
    for (const entry of readdirSync(modules, { withFileTypes: true })) {
        const [from, to] = [join(modules, entry.name), join(copy, "node_modules", entry.name)];
        // The workspace's own packages are relative links, which lead into the copy.
        if (entry.isSymbolicLink() || entry.name === "@callsheet")
            cpSync(from, to, { recursive: true, verbatimSymlinks: true });
        else symlinkSync(from, to);
    }
    // Of a package that needs another version.
    for (const own of globSync("packages/*/node_modules", { cwd: root })) {
        if (existsSync(join(copy, dirname(own)))) symlinkSync(join(root, own), join(copy, own), "dir");
    }
}
