import type { CatalogueModel } from "@callsheet/catalogue/search";
import type { OnChange } from "@callsheet/snippets/query";
import { useEffect, useRef, useState } from "react";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { useAppearance } from "../appearance.ts";
import type { KnownModels } from "../state/known-models.ts";

type Props = {
    readonly strings: GeneratorStrings;
    /** The model's id. */
    readonly id: string;
    readonly models: KnownModels;
    /** Called with the Hub's entry for the model. */
    readonly onModel: (model: CatalogueModel) => void;
    /** The date of the catalogue, formatted. */
    readonly date: string;
    /** The id of the chosen provider. */
    readonly provider: string;
    readonly onChange: OnChange;
};

/** Fetches the model's current data from the Hub, and shows the providers beside each other. Nothing else on this page contacts the Hub. */
export function AskHub({ strings, id, models, onModel, date, provider, onChange }: Props) {
    const { part } = useAppearance();
    const [status, setStatus] = useState("");
    const [answer, setAnswer] = useState<Answer>();
    const request = useRef<AbortController>(undefined);
    // Choosing another model cancels the request for this one.
    useEffect(() => () => request.current?.abort(), []);
    const ask = async () => {
        request.current?.abort();
        const controller = new AbortController();
        request.current = controller;
        const { signal } = controller;
        setStatus(strings.askingHub);
        try {
            const { askHub, HubTable } = await import("./hub-answer.tsx");
            const said = await askHub(id, models, strings, date, signal);
            if (typeof said === "string") return setStatus(said);
            onModel(said);
            setAnswer({ HubTable, model: said });
            setStatus("");
        } catch (error) {
            if (!signal.aborted) throw error;
        }
    };
    return (
        <>
            <p className={part("ask-hub")}>
                <button type="button" onClick={ask}>
                    {strings.askHub}
                </button>{" "}
                <span role="status">{status}</span>
            </p>
            {answer && (
                <answer.HubTable
                    strings={strings}
                    model={answer.model}
                    today={models.asOf}
                    provider={provider}
                    onChange={onChange}
                />
            )}
        </>
    );
}

/** What the Hub has said, and the table that shows it, which loads with it. */
type Answer = {
    readonly HubTable: typeof import("./hub-answer.tsx").HubTable;
    readonly model: CatalogueModel;
};
