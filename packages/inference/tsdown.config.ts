import { defineConfig } from "tsdown";
import { libraryBuilds } from "./library-builds.ts";

export default defineConfig(
    libraryBuilds(
        "src/{index,tasks/index,providers/index,wire/index,request/hub,logger,interface-languages,redaction/redact,descriptions/{index,schema,json-schema}}.ts",
        // Of the schema library only what is used.
        ["valibot"],
    ),
);
