import { hubTokenVariable, providerIds, providers } from "@callsheet/inference/providers";
import { Code } from "@callsheet/react/parts";
import { Heading } from "../../frame/components/Heading.tsx";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import type { Language } from "../../languages.ts";
import { pathOf, sandboxPlace } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { Words } from "../library/DocText.tsx";
import { CommandEntry } from "./CommandEntry.tsx";
import type { CommandFacts } from "./commands.ts";
import type { ExampleRuns } from "./examples.ts";

type Props = {
    readonly language: Language;
    readonly commands: readonly CommandFacts[];
    readonly runs: ExampleRuns;
};

/** Every command, then the exit codes and environment variables. */
export function CommandLine({ language, commands, runs }: Props) {
    const { commandLine: words } = strings[language];
    const [before = "", linked = "", after = ""] = words.made.split(/[[\]]/);
    return (
        <>
            <p>
                {before}
                <a href={pathOf(language, sandboxPlace)}>{linked}</a>
                {after}
            </p>
            {commands.map((command) => (
                <CommandEntry
                    key={command.name}
                    language={language}
                    command={command}
                    runs={runs[command.name] ?? []}
                />
            ))}
            <Heading level={2} id="exit-codes" text={words.exitCodes} />
            <p>
                <Words text={words.exitCodesAbout} />
            </p>
            <Pairs
                label={words.exitCodes}
                titles={[words.code, words.meaning]}
                rows={Object.entries(words.codes).map(([code, meaning]) => [code, meaning])}
            />
            <Heading level={2} id="environment" text={words.environment} />
            <p>{words.environmentAbout}</p>
            <Pairs label={words.environment} titles={[words.variable, words.meaning]} rows={variablesOf(language)} />
        </>
    );
}

/** The environment variables that commands read, each with its purpose. */
export function variablesOf(language: Language): readonly (readonly [string, string])[] {
    const { commandLine: words } = strings[language];
    const keys = providerIds
        .map((id) => providers[id])
        .filter(({ keyVariable }) => keyVariable !== hubTokenVariable)
        .map(({ keyVariable, name }) => [keyVariable, fill(words.ofProvider, { name })] as const);
    return [[hubTokenVariable, words.hubToken], ...keys, ["NO_COLOR", words.noColour]];
}

type PairsProps = {
    readonly label: string;
    readonly titles: readonly [string, string];
    readonly rows: readonly (readonly [string, string])[];
};

const Pairs = ({ label, titles, rows }: PairsProps) => (
    <ScrollingTable label={label} columns={titles}>
        <tbody>
            {rows.map(([name, meaning]) => (
                <tr key={name}>
                    <td>
                        <Code text={name} />
                    </td>
                    <td>
                        <Words text={meaning} />
                    </td>
                </tr>
            ))}
        </tbody>
    </ScrollingTable>
);
