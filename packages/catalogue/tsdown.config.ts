import { defineConfig } from "tsdown";
import { libraryBuilds } from "../inference/library-builds.ts";

export default defineConfig(libraryBuilds("src/{index,search,hub/index}.ts", ["leven"]));
