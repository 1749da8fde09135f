import { type CatalogueModel, search } from "@callsheet/catalogue/search";
import type { OnChange } from "@callsheet/snippets/query";
import { memo } from "react";
import { Combobox, type Option } from "../../parts/Combobox.tsx";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { fill } from "../../words/format.ts";
import { Labelled, type Wrong } from "../form/Labelled.tsx";
import type { KnownModels } from "../state/known-models.ts";

type Props = Wrong & {
    readonly strings: GeneratorStrings;
    readonly text: string;
    readonly models: KnownModels;
    /** Loads the whole catalogue. */
    readonly onFocus: () => void;
    readonly onChange: OnChange;
    readonly onChoose: OnChange;
};

/** Typing another letter is quicker than scanning a longer list. */
const maxOptions = 40;

/** The model: from the catalogue, or any other id. */
export const ModelField = memo(({ strings, text, models, onFocus, onChange, onChoose, ...wrong }: Props) => {
    const isLoading = models.extent === "start";
    // The few models of the start would be offered for names of others that are still on their way.
    const optionsFor = (typed: string): Option[] =>
        isLoading
            ? []
            : search(models.models, typed)
                  .slice(0, maxOptions)
                  .map((model) => ({ text: model.id, note: noteOf(model) }));
    return (
        <Labelled id="model" label={strings.model} hint={strings.modelHint} {...wrong}>
            {(control) => (
                <Combobox
                    {...control}
                    text={text}
                    listName={strings.models}
                    count={(found) =>
                        isLoading
                            ? ""
                            : fill(strings.modelsFound, {
                                  count: found < maxOptions ? String(found) : `${maxOptions}+`,
                              })
                    }
                    optionsFor={optionsFor}
                    onFocus={onFocus}
                    onType={(typed) => {
                        // A field that had the focus before the script ran gets no event of it.
                        onFocus();
                        onChange("model", typed);
                    }}
                    onChoose={(chosen) => onChoose("model", chosen)}
                />
            )}
        </Labelled>
    );
});

const noteOf = ({ task, mappings }: CatalogueModel): string => {
    const providers = new Set(mappings.map(({ provider }) => provider));
    return [task, [...providers].join(", ")].filter(Boolean).join(" · ");
};
