// region generator
import { SnippetGenerator } from "@callsheet/react/generator";
import { englishGenerator, generatorStart } from "@callsheet/react/generator/core";
import "@callsheet/react/generator.css";

const start = generatorStart({ model: "openai/gpt-oss-20b", stream: true });

/** A form for the call, beside the programs that make it. */
export const Generator = () => <SnippetGenerator strings={englishGenerator} start={start} />;
// endregion
