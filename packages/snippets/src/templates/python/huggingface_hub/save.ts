import { tasks } from "@callsheet/inference";
import { type Code, python } from "../../../languages/index.ts";
import { outputFile, type Template } from "../../template.ts";
import { createClient, invocation } from "./invocation.ts";

export const save: Template = (view) => python`
    ${createClient(view)}

    output = ${invocation(view)}
    ${tasks[view.call.task].gives === "image" ? saveImage(outputFile(view.call)) : saveBytes(outputFile(view.call))}
    print(${`Saved ${outputFile(view.call)}`})
`;

/** An image comes as an object of the Pillow library, everything else as bytes. */
const saveImage = (file: string): Code => python`output.save(${file})`;
const saveBytes = (file: string): Code => python`${python.from("pathlib", "Path")}(${file}).write_bytes(output)`;
