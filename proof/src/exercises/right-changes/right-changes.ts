/** Changes of a right program that keep it right, as a reader would write it another way. They change its text. */
import { inPieces, withOpenAi, withRequests } from "./clients.ts";
import { asFormat, asSum, reformatted } from "./formatted-texts.ts";
import { inFunction, inSingleQuotes, labelled, withLines, withPrinted } from "./lines.ts";
import { renamed } from "./names.ts";

export type RightChange = {
    readonly name: string;
    /** The changed program; undefined or the same text if the change does not fit it. */
    readonly change: (program: string) => string | undefined;
};

/** The program after the changes, in order; those that do not fit it are skipped. */
export const changed = (program: string, changes: readonly RightChange[]): string =>
    changes.reduce((text, { change }) => change(text) ?? text, program);

/** The changes that fit a program. */
export const fitting = (program: string): readonly RightChange[] =>
    rightChanges.filter(({ change }) => (change(program) ?? program) !== program);

/** In the order in which they fit: each leaves a program that the following ones can read. */
export const rightChanges: readonly RightChange[] = [
    { name: "short names", change: renamed((_, index) => `v${index}_`) },
    { name: "long names", change: renamed((name) => `my_own_${name}_here`) },
    { name: "Gujarati names", change: renamed((_, index) => `નામ_${index}`) },
    { name: "format() in place of f-strings", change: reformatted(asFormat) },
    { name: "sums in place of f-strings", change: reformatted(asSum) },
    { name: "single quotes", change: inSingleQuotes },
    { name: "a label before what is printed", change: labelled },
    { name: "more printed lines", change: withPrinted('"Please wait …"', '"-" * 20') },
    { name: "more printed lines in Gujarati", change: withPrinted('"શરૂ"', '"\\nપૂરું"') },
    { name: "comments", change: (program) => withLines(program, (_, index) => [`# Step ${index}: print("no")`]) },
    {
        name: "token in place of api_key, os.getenv in place of os.environ",
        change: (program) =>
            program
                .replace(/(InferenceClient\([^)]*?)api_key=/, "$1token=")
                .replaceAll(/os\.environ\[(["']HF_TOKEN["'])\]/g, "os.getenv($1)"),
    },
    {
        name: "no provider, which is auto anyway",
        change: (program) =>
            program.replace(/InferenceClient\(provider=["']auto["'], (?=api_key|token)/, "InferenceClient("),
    },
    {
        name: "chat.completions.create",
        change: (program) => program.replaceAll(".chat_completion(", ".chat.completions.create("),
    },
    { name: "the library openai", change: withOpenAi },
    { name: "a client of one's own, with requests", change: withRequests },
    { name: "an answer in pieces, joined", change: inPieces },
    { name: "a function around it", change: inFunction("main", "main()") },
    {
        name: "a function around it, if it is not imported",
        change: inFunction("run_all", 'if __name__ == "__main__":\n    run_all()'),
    },
];
