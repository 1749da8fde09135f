/** The findings in the forms that other tools read. */
import type { DocsFlags } from "../commands/docs.ts";
import type { DocFinding } from "./check-files.ts";
import { type DocKind, docKindIds, docKinds } from "./settings.ts";

/** A format of the findings, beside the report. */
type Format = Exclude<DocsFlags["format"], "text">;

type Level = (kind: DocKind) => "error" | "warning";

/** How each format is printed. @param level how bad a kind is */
export const printed: Readonly<Record<Format, (findings: readonly DocFinding[], level: Level) => string>> = {
    json: (findings) => `${JSON.stringify(findings, null, 4)}\n`,
    github: (findings, level) => findings.map((one) => annotation(one, level)).join(""),
    sarif: (findings, level) => `${JSON.stringify(sarif(findings, level), null, 4)}\n`,
};

/** A command of GitHub's workflows, which shows a message beside its line. */
const annotation = ({ file, line, kind, message }: DocFinding, level: Level): string =>
    `::${level(kind)} file=${property(file)},line=${line},title=${property(`callsheet: ${kind}`)}::${data(message)}\n`;

const data = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** A log of SARIF 2.1.0, which services for code review read. */
const sarif = (findings: readonly DocFinding[], level: Level) => ({
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
        {
            tool: {
                driver: {
                    name: "callsheet docs",
                    rules: docKindIds.map((id) => ({ id, shortDescription: { text: docKinds[id] } })),
                },
            },
            results: findings.map(({ file, line, kind, message }) => ({
                ruleId: kind,
                level: level(kind),
                message: { text: message },
                locations: [
                    {
                        physicalLocation: {
                            artifactLocation: { uri: encodeURI(file.replaceAll("\\", "/")) },
                            region: { startLine: line },
                        },
                    },
                ],
            })),
        },
    ],
});
