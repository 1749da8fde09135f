import { SnippetGenerator } from "@callsheet/react/generator";
import { englishGenerator, generatorStart } from "@callsheet/react/generator/core";
import "@callsheet/react/styles.css";
import "@callsheet/react/generator.css";

/** The server writes what the generator shows first; what writes more loads when somebody comes near the form. */
export default function Page() {
    return (
        <main>
            <h1>Your own call</h1>
            <SnippetGenerator
                strings={englishGenerator}
                start={generatorStart({ model: "black-forest-labs/FLUX.1-dev" })}
                keep="url"
            />
        </main>
    );
}
