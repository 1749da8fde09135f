import { useModelSearch, useSnippets } from "@callsheet/react";
import { Combobox, HighlightedCode, Tabs } from "@callsheet/react/parts";
import { type ReactNode, useState } from "react";

/** An interface of one's own, made of the hooks and the parts. */
export function ModelPicker(): ReactNode {
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
