import { type ProviderId, providerIds, providers } from "@callsheet/inference/providers";
import { Code, HighlightedCode } from "@callsheet/react/parts";
import { type FaultKind, type FaultName, faultNames } from "@callsheet/sandbox";
import { CodeBlock, verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import type { Language } from "../../languages.ts";
import { pathOf, providerPlace } from "../../routes.ts";
import { type FaultGroup, faultGroups } from "../../words/en/sandbox.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { type Export, type Member, tagsOf } from "../library/api.ts";
import { FieldTexts, TranslatedText, TypeCode, Words } from "../library/DocText.tsx";
import { hrefOf, type LinkTo, linksIn } from "../library/links.ts";
import { Listing } from "../page-parts.tsx";
import { type SandboxSamples, wrongRequest } from "./sandbox-samples.ts";

type Props = {
    readonly language: Language;
    readonly api: readonly Export[];
    readonly faults: readonly FaultFacts[];
    readonly samples: SandboxSamples;
};

/** All providers except `auto`, which is the policy that chooses one. */
const played: readonly ProviderId[] = providerIds.filter((id) => id !== "auto");

/** What the sandbox is, which providers it simulates, what it checks, and how to make it fail. */
export function SandboxPage({ language, api, faults, samples }: Props) {
    const { sandbox: words, code } = strings[language];
    const own = (name: string) => api.find((one) => one.package === "@callsheet/sandbox" && one.name === name);
    const linkTo = linksIn(language, api, "@callsheet/sandbox");
    const start = own("startSandbox");
    const sandboxType = own("Sandbox");
    return (
        <>
            <p>{words.about}</p>
            <Heading level={2} id="start" text={words.start} />
            <p>{words.startAbout}</p>
            <Listing language={language} as="sh" code="npm install --save-dev @callsheet/sandbox" />
            <p>
                <Words text={words.startHow} linkTo={linkTo} />
            </p>
            <Listing language={language} as="js" code={(start && tagsOf(start.docs, "example")[0]) ?? ""} />
            <h3 id="options">
                <Words text={words.takes} />
            </h3>
            <FieldTexts members={own("SandboxOptions")?.members ?? []} texts={words.takesTexts} linkTo={linkTo} />
            <h3 id="has">{words.has}</h3>
            <FieldTexts members={sandboxType?.members ?? []} texts={words.hasTexts} linkTo={linkTo} />
            {sandboxType && (
                <p>
                    <a href={hrefOf(language, sandboxType)}>{words.api}</a>
                </p>
            )}
            <Heading level={2} id="who" text={words.who} />
            <p>{fill(words.whoAbout, { count: `${played.length}` })}</p>
            <ul className="api-names" {...verbatim}>
                {played.map((id) => (
                    <li key={id}>
                        <a href={pathOf(language, providerPlace(id))}>{providers[id].name}</a>
                    </li>
                ))}
            </ul>
            <Heading level={2} id="checks" text={words.checks} />
            <p>
                <Words text={words.checksAbout} />
            </p>
            <ul>
                {words.checked.map(({ what, text }) => (
                    <li key={what}>
                        <strong>{what}</strong>: <Words text={text} />
                    </li>
                ))}
            </ul>
            <p>{words.checksExample}</p>
            <CodeBlock kind="http" strings={code}>
                <code>{`POST ${wrongRequest.url}\n\n${JSON.stringify(wrongRequest.body, null, 4)}`}</code>
            </CodeBlock>
            <p>{words.checksAnswer}</p>
            <CodeBlock kind="output" strings={code}>
                <code>{`HTTP ${samples.status}\n\n${samples.body}`}</code>
            </CodeBlock>
            <p>
                <Words text={words.checksHint} />
            </p>
            <CodeBlock kind="output" strings={code}>
                <code>{JSON.stringify(samples.record, null, 4)}</code>
            </CodeBlock>
            <Heading level={2} id="faults" text={words.faults} />
            <p>
                <Words text={fill(words.faultsAbout, { count: `${faults.length}` })} />
            </p>
            <ul className="api-names" {...verbatim}>
                {faults.map(({ name }) => (
                    <li key={name}>
                        <a href={`#fault-${name}`}>{name}</a>
                    </li>
                ))}
            </ul>
            <p>{words.any}:</p>
            <FieldTexts members={own("Fault")?.members ?? []} texts={words.fieldTexts} linkTo={linkTo} />
            {faultGroups.map((group) => (
                <section key={group} className="fault-group">
                    <Heading level={3} id={`faults-${group}`} text={words.groups[group]} />
                    <dl className="api-fields faults">
                        {faults
                            .filter(({ name }) => faultExamples[group].includes(exampleOf(name)))
                            .map((fault) => (
                                <FaultEntry key={fault.name} language={language} fault={fault} linkTo={linkTo} />
                            ))}
                    </dl>
                </section>
            ))}
            <Heading level={2} id="forms" text={words.forms} />
            <p>
                <Words text={words.formsAbout} />
            </p>
            <ScrollingTable label={words.forms} columns={[words.form, words.body]}>
                <tbody {...verbatim}>
                    {samples.forms.map(([form, body]) => (
                        <tr key={form}>
                            <td>
                                <code translate="no">{form}</code>
                            </td>
                            <td>
                                <code className="form-body" translate="no">
                                    {body.trim()}
                                </code>
                            </td>
                        </tr>
                    ))}
                </tbody>
            </ScrollingTable>
        </>
    );
}

type FaultEntryProps = {
    readonly language: Language;
    readonly fault: FaultFacts;
    readonly linkTo: LinkTo;
};

/** A fault: what it does, its fields, and how to request it. */
function FaultEntry({ language, fault: { name, text, fields }, linkTo }: FaultEntryProps) {
    const example = exampleOf(name);
    const { sandbox: words } = strings[language];
    return (
        <div className="fault" id={`fault-${name}`}>
            <dt {...verbatim}>
                <code {...verbatim}>
                    <b>{name}</b>
                </code>
            </dt>
            <dd>
                <TranslatedText translation={words.faultTexts[name]} english={text} linkTo={linkTo} />
                {fields.length > 0 && (
                    <ul className="fault-fields">
                        {fields.map((field) => (
                            <li key={field.name}>
                                <Code text={field.name} /> <TypeCode code={field.type ?? ""} linkTo={linkTo} />{" "}
                                {!field.optional && <span className="minor">{words.required}</span>}
                                <TranslatedText
                                    translation={words.fieldTexts[`${name}.${field.name}`]}
                                    english={field.docs.text}
                                    linkTo={linkTo}
                                />
                            </li>
                        ))}
                    </ul>
                )}
                <pre className="signature" lang="en" dir="ltr" translate="no">
                    <HighlightedCode language="js" code={faultInProgram(example)} />
                    {"\n"}
                    <code {...verbatim}>
                        <span className="code-comment">x-sandbox-fault: </span>
                        <Words text={faultInHeader(example)} />
                    </code>
                </pre>
            </dd>
        </div>
    );
}

type FaultFacts = {
    readonly name: FaultName;
    /** What it does, in English. */
    readonly text: string;
    /** The fields that configure it. */
    readonly fields: readonly Member[];
};

/** @param api all exports; its `FaultKind` is a union with a variant for each fault */
export function readFaults(api: readonly Export[]): readonly FaultFacts[] {
    const forms = api.find(({ name }) => name === "FaultKind")?.forms ?? [];
    return faultNames.map((name) => {
        const form = forms.find((members) => members.some((member) => member.type === `"${name}"`));
        const kind = form?.find((member) => member.name === "kind");
        if (!form || !kind) throw new Error(`The type FaultKind has no form for ${name}.`);
        return { name, text: kind.docs.text, fields: form.filter((member) => member !== kind) };
    });
}

/** A typical request for each fault, by the part of a response that it affects. */
const faultExamples: Readonly<Record<FaultGroup, readonly FaultKind[]>> = {
    connection: [
        { kind: "reset" },
        { kind: "silence" },
        { kind: "late", milliseconds: 3000 },
        { kind: "stall" },
        { kind: "slow", bytes: 4, milliseconds: 50 },
        { kind: "truncate" },
    ],
    response: [
        { kind: "status", status: 429, retryAfter: 2 },
        { kind: "redirect", status: 302 },
        { kind: "content-type", type: "text/plain" },
        { kind: "invalid-json" },
        { kind: "wrong-shape" },
        { kind: "empty" },
        { kind: "html", status: 502 },
        { kind: "echo" },
        { kind: "large", bytes: 1_000_000 },
    ],
    stream: [
        { kind: "split" },
        { kind: "half-event" },
        { kind: "stream-error", body: "object" },
        { kind: "no-done" },
        { kind: "no-last-line" },
        { kind: "line-ends", ends: "crlf" },
        { kind: "comments" },
        { kind: "odd-events" },
        { kind: "multi-line" },
        { kind: "flood", events: 2000 },
        { kind: "endless" },
    ],
    job: [{ kind: "queue", end: "failed" }, { kind: "foreign-job" }, { kind: "result-missing" }],
};

/** The example of a fault. @throws Error if there is none */
export function exampleOf(fault: FaultName): FaultKind {
    const example = Object.values(faultExamples)
        .flat()
        .find(({ kind }) => kind === fault);
    if (!example) throw new Error(`The page of the sandbox has no example of ${fault}.`);
    return example;
}

/** The fault as a line of a program. */
const faultInProgram = (fault: FaultKind): string =>
    `sandbox.fail({ ${Object.entries(fault)
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
        .join(", ")} });`;

/** The fault as the value of the header. */
export const faultInHeader = ({ kind, ...fields }: FaultKind): string =>
    [kind, ...Object.entries(fields).map(([key, value]) => `${key}=${value}`)].join("; ");
