import { SnippetGenerator } from "@callsheet/react/generator";
import { englishGenerator, generatorStart } from "@callsheet/react/generator/core";
import { type ReactNode, useState } from "react";

const models = ["openai/whisper-large-v3", "black-forest-labs/FLUX.1-dev"] as const;

/** A page that chooses the call of its generator, and shows the query that a reader makes of it. */
export function ChangingStart(): ReactNode {
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
