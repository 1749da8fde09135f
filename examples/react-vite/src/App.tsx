import { Snippet, SnippetTabs } from "@callsheet/react";
import { Generator } from "./Generator";
import { Search } from "./Search";

export const App = () => (
    <main>
        <h1>Draw a paper boat</h1>
        <Snippet
            model="black-forest-labs/FLUX.1-dev"
            provider="fal-ai"
            inputs="A paper boat"
            client="huggingface_hub"
        />
        <h2>Talk about it</h2>
        <SnippetTabs model="openai/gpt-oss-20b" inputs="How do I fold a paper boat?" stream />
        <h2>Another model</h2>
        <Search />
        <h2>Your own call</h2>
        <Generator />
    </main>
);
