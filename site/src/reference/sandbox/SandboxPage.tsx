import { type ProviderId, providerIds, providers } from "@callsheet/inference/providers";
import { CodeBlock, verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import type { Language } from "../../languages.ts";
import { pathOf, providerPlace } from "../../routes.ts";
import { faultGroups } from "../../words/fault-groups.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { Listing } from "../Listing.tsx";
import { type Export, tagsOf } from "../library/api.ts";
import { Words } from "../library/DocText.tsx";
import { hrefOf, linksIn } from "../library/links.ts";
import { FaultEntry } from "./FaultEntry.tsx";
import { FieldTexts } from "./FieldTexts.tsx";
import { exampleFaults, groupOfFault } from "./fault-groups.ts";
import type { FaultFacts } from "./read-faults.ts";
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
                            .filter(({ name }) => groupOfFault[name] === group)
                            .map((fault) => (
                                <FaultEntry
                                    key={fault.name}
                                    language={language}
                                    fault={fault}
                                    example={exampleFaults[fault.name]}
                                    linkTo={linkTo}
                                />
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
