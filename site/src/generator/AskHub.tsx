import type { CatalogueModel } from "@callsheet/catalogue/search";
import { useEffect, useRef, useState } from "react";
import type { Strings } from "../words/gujarati.ts";
import { fill } from "../words/words.ts";
import { type KnownModels, learn } from "./known-models.ts";

type Props = {
    readonly strings: Strings["generator"];
    /** The model's id. */
    readonly id: string;
    readonly models: KnownModels;
    /** The day of the catalogue, in words. */
    readonly date: string;
};

/** Asks the Hub what it says of the model now: a deed of the reader's, without which this page asks nobody else. */
export function AskHub({ strings, id, models, date }: Props) {
    const [said, say] = useState("");
    const question = useRef<AbortController>(undefined);
    // Whoever goes on to another model no longer waits for this one.
    useEffect(() => () => question.current?.abort(), []);
    const ask = async () => {
        question.current?.abort();
        const controller = new AbortController();
        question.current = controller;
        const { signal } = controller;
        say(strings.askingHub);
        try {
            const { createHub, whoServes } = await import("@callsheet/catalogue/hub");
            const sources = { catalogue: models, hub: createHub(), first: "hub", signal } as const;
            const { model, isDenied = false } = await whoServes(id, sources);
            if (isDenied) return say(strings.hubLacks);
            if (!isFromHub(model)) return say(fill(strings.hubUnreachable, { date }));
            learn(model, models);
            say("");
        } catch (error) {
            if (!signal.aborted) throw error;
        }
    };
    return (
        <p className="ask-hub">
            <button type="button" onClick={ask}>
                {strings.askHub}
            </button>{" "}
            <span role="status">{said}</span>
        </p>
    );
}

/** What the Hub says now has no day on which it was last listed. */
const isFromHub = (model: CatalogueModel | undefined): model is CatalogueModel =>
    model?.mappings.every(({ lastListed }) => lastListed === undefined) ?? false;
