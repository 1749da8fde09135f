/** Each component in each of its states, by name. */
import { gujarati, Snippet, SnippetTabs, useModelSearch, useSnippets } from "@callsheet/react";
import {
    type GeneratorClassNames,
    type ShownCode,
    type ShownProgram,
    SnippetGenerator,
} from "@callsheet/react/generator";
import { englishGenerator, generatorStart } from "@callsheet/react/generator/core";
import { Combobox, HighlightedCode, Tabs } from "@callsheet/react/parts";
import { Fragment, type ReactNode, useState } from "react";

const flux = { model: "black-forest-labs/FLUX.1-dev", provider: "fal-ai" } as const;
const own = { model: "my/own", task: "text-to-image", provider: "together" } as const;
const chat = { model: "openai/gpt-oss-20b", provider: "auto" } as const;

const ownClasses: GeneratorClassNames = { generator: "own-root", languages: "own-tabs" };
const ownCode = ({ kind, children }: ShownCode) => <pre data-kind={kind}>{children}</pre>;
const ownLink = ({ language, client, provider }: ShownProgram) => (
    <p>
        Asks {provider} by {client || language}.
    </p>
);

const keepQuery = (query: string) => {
    document.documentElement.dataset["query"] = query;
};

export const stories: Readonly<Record<string, ReactNode>> = {
    "a snippet": <Snippet {...flux} client="huggingface_hub" />,
    "in JavaScript, streaming": <Snippet {...chat} stream client="js/openai" inputs="It’s late. Say good night." />,
    "for a server of one's own": (
        <Snippet model="my/own" endpoint="http://localhost:8080/v1" keyless client="js/callsheet" />
    ),
    "with classes of one's own": (
        <Snippet
            {...chat}
            client="curl"
            className="own-root"
            classNames={{ snippet: "own-snippet", copy: "own-copy" }}
        />
    ),
    "of an invalid call": <Snippet model="not a model" parameters={{ max_tokens: -1 }} client="curl" />,
    "of a client that cannot make the call": <Snippet {...own} client="requests" />,
    tabs: <SnippetTabs {...chat} stream />,
    "tabs of some clients, in Gujarati": (
        <SnippetTabs
            {...flux}
            clients={["huggingface_hub", "fal_client", "js/callsheet", "curl"]}
            client="js/callsheet"
            strings={gujarati}
        />
    ),
    "tabs with the clients that cannot make the call": <SnippetTabs {...own} leftOut />,
    "tabs that share a choice": (
        <>
            <SnippetTabs {...chat} group="stories" />
            <SnippetTabs {...flux} group="stories" clients={["huggingface_hub", "js/fetch", "curl"]} />
        </>
    ),
    "hooks and parts": <ModelPicker />,
    "the generator": <SnippetGenerator strings={englishGenerator} start={generatorStart(flux)} />,
    "the generator of a changing start": <ChangingStart />,
    "the generator of a table, with classes and code of one's own": (
        <SnippetGenerator
            strings={englishGenerator}
            start={generatorStart("?task=table-question-answering&client=curl&language=sh")}
            classNames={ownClasses}
            renderCode={ownCode}
            renderAfter={ownLink}
            onQuery={keepQuery}
        />
    ),
    "the generator of an invalid call": (
        <SnippetGenerator strings={englishGenerator} start={generatorStart("?model=not+a+model&parameters={")} />
    ),
    "the generator of a client that cannot make the call": (
        <SnippetGenerator strings={englishGenerator} start={generatorStart({ ...own, provider: "together" })} />
    ),
    "the generator of a task that the provider does not serve": (
        <SnippetGenerator strings={englishGenerator} start={generatorStart("?task=text-to-video&provider=groq")} />
    ),
    "the generator without a start": <SnippetGenerator strings={englishGenerator} />,
};

const models = ["openai/whisper-large-v3", "black-forest-labs/FLUX.1-dev"] as const;

/** A page that chooses the call of its generator, and shows the query that a reader makes of it. */
function ChangingStart(): ReactNode {
    const [query, setQuery] = useState<string>(`?model=${models[0]}`);
    return (
        <>
            {models.map((model) => (
                <button key={model} type="button" onClick={() => setQuery(`?model=${model}`)}>
                    {model}
                </button>
            ))}
            <output>{query}</output>
            <SnippetGenerator strings={englishGenerator} start={generatorStart(query)} onQuery={setQuery} />
        </>
    );
}

/** An interface of one's own, made of the hooks and the parts. */
function ModelPicker(): ReactNode {
    const [model, setModel] = useState("black-forest-labs/FLUX.1-dev");
    const { models, status } = useModelSearch(model);
    const { snippets, snippet, chosen, choose, leftOut } = useSnippets({ model });
    return (
        <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "0.75rem" }}>
            <label htmlFor="model">Model</label>
            <Combobox
                id="model"
                text={model}
                listName="Models"
                count={(found) => `${found} models`}
                optionsFor={() => models.map(({ id, task }) => ({ text: id, note: task }))}
                onType={setModel}
                onChoose={setModel}
            />
            <p>
                {status}: {models.length} models, {snippets.length} programs, {leftOut.length} left out
            </p>
            {chosen !== undefined && (
                <Tabs
                    label="Client"
                    tabs={snippets.map(({ language, client }) => ({
                        id: `${language}/${client}`,
                        name: client,
                        group: language,
                    }))}
                    chosen={chosen}
                    onChoose={(client) => choose({ client })}
                >
                    {snippet && (
                        <pre className="callsheet-pre">
                            <HighlightedCode code={snippet.content} language={snippet.language} />
                        </pre>
                    )}
                </Tabs>
            )}
        </div>
    );
}

/** All stories, one below the other. */
export const StoryPage = (): ReactNode => (
    <main>
        {Object.entries(stories).map(([name, story]) => (
            <Fragment key={name}>
                <h2>{name}</h2>
                <section aria-label={name}>{story}</section>
            </Fragment>
        ))}
    </main>
);

/** A few stories without any element around them: what stands at the root of an application. */
export const BareStories = (): ReactNode =>
    [
        "a snippet",
        "tabs with the clients that cannot make the call",
        "of an invalid call",
        "hooks and parts",
        "the generator",
    ].map((name) => <Fragment key={name}>{stories[name]}</Fragment>);
