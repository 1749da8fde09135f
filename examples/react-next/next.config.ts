import type { NextConfig } from "next";

const config: NextConfig = {
    // Pages for any static host. Without this line, the same pages are rendered by Next's server.
    output: "export",
};

export default config;
