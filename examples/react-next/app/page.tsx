import { Snippet, SnippetTabs } from "@callsheet/react";
import "@callsheet/react/styles.css";

/** A server component: the programs are written on the server, and the browser gets no generator. */
const Page = () => (
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
    </main>
);

export default Page;
