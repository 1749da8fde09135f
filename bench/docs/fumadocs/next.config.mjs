import { createMDX } from "fumadocs-mdx/next";

export default createMDX()({
    output: "export",
    distDir: "dist",
    reactStrictMode: true,
    // This folder is a project of its own, whatever lockfiles stand above it.
    turbopack: { root: import.meta.dirname },
});
