import { hubTokenVariable, providerIds, providers } from "@callsheet/inference/providers";
import { Code, HighlightedCode } from "@callsheet/react/parts";
import { CodeBlock, verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import type { Language } from "../../languages.ts";
import { pathOf, sandboxPlace } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { DocText, Words } from "../library/DocText.tsx";
import { Listing } from "../page-parts.tsx";
import type { CommandFacts, CommandPart } from "./commands.ts";
import type { ExampleRun, ExampleRuns } from "./examples.ts";

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

type CommandEntryProps = {
    readonly language: Language;
    readonly command: CommandFacts;
    readonly runs: readonly ExampleRun[];
};

/** A command: its usage, arguments, options and example runs. */
function CommandEntry({ language, command, runs }: CommandEntryProps) {
    const { commandLine: words } = strings[language];
    const { name, description, help } = command;
    const usage = ["callsheet", name, ...command.arguments.map((argument) => argument.usage), "[options]"].join(" ");
    return (
        <section className="api-entry">
            <Heading level={2} id={name}>
                <Code text={`callsheet ${name}`} />
            </Heading>
            <Text content={wordsOfCommand(language, name, description)} />
            <pre className="signature" lang="en" dir="ltr" translate="no">
                <Code text={usage} />
            </pre>
            {command.arguments.length > 0 && (
                <div className="api-part">
                    <p className="api-label">{words.arguments}</p>
                    <dl className="api-fields api-options">
                        {command.arguments.map((argument) => (
                            <Part
                                key={argument.name}
                                typed={argument.usage}
                                content={wordsOfPart(language, name, argument.name, argument.description)}
                            />
                        ))}
                    </dl>
                </div>
            )}
            <div className="api-part">
                <p className="api-label">{words.options}</p>
                <dl className="api-fields api-options">
                    {command.options.map((option) => (
                        <Part
                            key={option.name}
                            id={`${name}${option.name}`}
                            typed={option.usage}
                            content={wordsOfPart(language, name, option.name, option.description)}
                            facts={factsOf(language, option)}
                        />
                    ))}
                </dl>
            </div>
            {help !== "" && <Text content={wordsOfHelp(language, name, help)} />}
            {runs.length > 0 && <p className="api-label">{words.runs}</p>}
            {runs.map((one) => (
                <Run key={one.typed} language={language} run={one} />
            ))}
        </section>
    );
}

const Text = ({ content: { text, isEnglish } }: { readonly content: CommandText }) => (
    <div className="api-text" lang={isEnglish ? "en" : undefined}>
        <DocText text={text} />
    </div>
);

function factsOf(language: Language, { defaultValue, choices = [] }: CommandPart): readonly string[] {
    const { commandLine: words } = strings[language];
    return [
        ...(defaultValue === undefined ? [] : [fill(words.defaultIs, { value: `\`${defaultValue}\`` })]),
        ...(choices.length === 0
            ? []
            : [fill(words.choices, { values: choices.map((one) => `\`${one}\``).join(", ") })]),
    ];
}

type PartProps = {
    readonly id?: string;
    readonly typed: string;
    readonly content: CommandText;
    readonly facts?: readonly string[];
};

function Part({ id, typed, content: { text, isEnglish }, facts = [] }: PartProps) {
    const [name, value = ""] = typed.split(/ (?=<)/);
    return (
        <div id={id}>
            <dt {...verbatim}>
                <code {...verbatim}>
                    <b>{name}</b>
                </code>{" "}
                {value !== "" && <Code text={value} />}
            </dt>
            <dd lang={isEnglish ? "en" : undefined}>
                <Words text={text} />
                {facts.map((fact) => (
                    <span key={fact} className="api-facts">
                        <Words text={fact} />
                    </span>
                ))}
            </dd>
        </div>
    );
}

type RunProps = { readonly language: Language; readonly run: ExampleRun };

/** An example run: the command line, standard error and standard output. */
function Run({ language, run: { typed, output, errors, language: printed } }: RunProps) {
    const { code } = strings[language];
    return (
        <>
            <Listing language={language} as="sh" code={typed} />
            <CodeBlock kind="output" strings={code}>
                {errors !== "" && <code className="code-comment">{`${errors}\n`}</code>}
                {printed ? <HighlightedCode code={output} language={printed} /> : <Code text={output} />}
            </CodeBlock>
        </>
    );
}

/** A text about a command: translated, or else the program's own in English. */
type CommandText = { readonly text: string; readonly isEnglish: boolean };

const translatedOr = (translation: string | undefined, english: string): CommandText =>
    translation === undefined ? { text: english, isEnglish: true } : { text: translation, isEnglish: false };

export const wordsOfCommand = (language: Language, command: string, english: string): CommandText =>
    translatedOr(strings[language].commandLine.commands[command], english);

export const wordsOfHelp = (language: Language, command: string, english: string): CommandText =>
    translatedOr(strings[language].commandLine.helps[command], english);

/** @param name of an argument, or of an option with its dashes */
export function wordsOfPart(language: Language, command: string, name: string, english: string): CommandText {
    const { parts } = strings[language].commandLine;
    return translatedOr(parts[`${command} ${name}`] ?? parts[name], english);
}
