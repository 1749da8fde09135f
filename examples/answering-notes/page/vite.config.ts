import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The page may load only what the server has: nothing small is written into it.
export default defineConfig({ plugins: [react()], build: { assetsInlineLimit: 0 } });
