import { hubTokenVariable, type ProviderId } from "@callsheet/inference/providers";
import { Code, TextWithCode } from "@callsheet/react/parts";
import { hasOwnAddress } from "@callsheet/snippets";
import type { ReactNode } from "react";
import type { Language } from "../../languages.ts";
import { pathOf, taskPlace } from "../../routes.ts";
import type { ProviderPageStrings } from "../../words/en/provider-pages.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { hubAddress } from "../models/model-page.ts";
import { otherAddresses, ownLibraries, providerOf } from "./provider-page.ts";

type Props = { readonly language: Language; readonly id: ProviderId };

/** The two ways to reach a provider, through the router or directly, each with its key. */
export function ProviderAddress({ language, id }: Props) {
    const words = strings[language].providerPages;
    const { baseUrl, routedBaseUrl, scheme, keyVariable, headers = {} } = providerOf(id);
    const own = hasOwnAddress(id);
    return (
        <>
            {routedBaseUrl === undefined && <p>{words.notRouted}</p>}
            {!own && <p>{words.onlyRouted}</p>}
            <div className="provider-ways">
                {routedBaseUrl !== undefined && (
                    <AccessOption
                        words={words}
                        title={words.routed}
                        text={words.routedText}
                        url={routedBaseUrl}
                        scheme="Bearer"
                        variable={hubTokenVariable}
                    >
                        <p>
                            <a href={hubAddress("settings/tokens")} rel="external">
                                {words.getToken}
                            </a>
                        </p>
                    </AccessOption>
                )}
                {own && (
                    <AccessOption
                        words={words}
                        title={words.direct}
                        text={words.directText}
                        url={baseUrl}
                        scheme={scheme}
                        variable={keyVariable}
                    >
                        {ownLibraries(id).map(({ client, keyVariable: variable }) => (
                            <p key={client}>
                                <TextWithCode text={fill(words.ownLibrary, { client, variable })} />
                            </p>
                        ))}
                    </AccessOption>
                )}
            </div>
            {[...otherAddresses(id)].map(([address, tasks]) => (
                <div key={address}>
                    <p>
                        {words.elsewhere} <Code text={address} />
                    </p>
                    <ul className="names row">
                        {tasks.map((task) => (
                            <li key={task}>
                                <a href={pathOf(language, taskPlace(task))}>{strings[language].tasks[task].name}</a>
                            </li>
                        ))}
                    </ul>
                </div>
            ))}
            {Object.keys(headers).length > 0 && (
                <p>
                    {words.extraHeaders}{" "}
                    {Object.entries(headers).map(([name, value], index) => (
                        <span key={name}>
                            {index > 0 && ", "}
                            <Code text={`${name}: ${value}`} />
                        </span>
                    ))}
                </p>
            )}
        </>
    );
}

type AccessOptionProps = {
    readonly words: ProviderPageStrings;
    readonly title: string;
    readonly text: string;
    readonly url: string;
    readonly scheme: string;
    readonly variable: string;
    readonly children: ReactNode;
};

const AccessOption = ({ words, title, text, url, scheme, variable, children }: AccessOptionProps) => (
    <div className="provider-way">
        <h3>{title}</h3>
        <p className="provider-url">
            <Code text={url} />
        </p>
        <p>{text}</p>
        <dl>
            <div>
                <dt>{words.header}</dt>
                <dd>
                    <Code text={`Authorization: ${scheme} ••••`} />
                </dd>
            </div>
            <div>
                <dt>{words.keyIn}</dt>
                <dd>
                    <Code text={variable} />
                </dd>
            </div>
        </dl>
        {children}
    </div>
);
