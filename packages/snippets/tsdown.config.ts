import { defineConfig } from "tsdown";
import { libraryBuilds } from "../inference/library-builds.ts";

export default defineConfig(libraryBuilds("src/{index,call-options/index,query/index,corrected-call}.ts"));
