/** The two builds of a library: for bundlers, and for Node and tools that know only CommonJS. */
import type { UserConfig } from "tsdown";

/**
 * @param entry the files that programs import
 * @param bundled packages that the build for Node takes in: those of ES modules alone, which CommonJS cannot read everywhere
 */
export function libraryBuilds(entry: string, bundled: readonly string[] = []): UserConfig[] {
    return [
        // One file for each source file: bundlers drop what a program does not use. The types are those of both builds, and so
        // of a CommonJS module, as Node has it.
        { entry, unbundle: true, dts: true, platform: "neutral", outExtensions: () => ({ dts: ".d.cts" }) },
        // Node reads each file by itself, so it gets few. It gets the same ones for `import` and for `require`, so a program has
        // one of each class, and tools that know only CommonJS read them too.
        {
            entry,
            outDir: "dist/node",
            format: "cjs",
            dts: false,
            platform: "node",
            // The declarations have them.
            outputOptions: { comments: { jsdoc: false } },
            ...(bundled.length > 0 && { deps: { alwaysBundle: [...bundled] } }),
        },
    ];
}
