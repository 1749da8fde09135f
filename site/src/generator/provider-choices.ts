/** The providers that a model can be asked of, as choices. */
import {
    type CatalogueModel,
    mappingAt,
    providersOf as providersOfModel,
    type Terms,
} from "@callsheet/catalogue/search";
import { providers, providersOf } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import type { Strings } from "../words/gujarati.ts";
import { fill } from "../words/words.ts";
import type { ChoiceGroup } from "./form/ChoiceField.tsx";

/** Those that serve the model first, with what they ask for it where that is known; all others that do the task after. */
export function providerChoices(
    strings: Strings["generator"],
    task: TaskId,
    model: CatalogueModel | undefined,
): ChoiceGroup[] {
    const able = providersOf(task);
    const serving = model ? providersOfModel(model, task).filter((id) => able.includes(id)) : [];
    const others = able.filter((id) => !serving.some((one) => one === id));
    const choice = (id: (typeof able)[number]) => {
        const terms = model && mappingAt(model, id, task)?.terms;
        return { id, name: [providers[id].name, ...(terms ? termsText(strings, terms) : [])].join(" · ") };
    };
    if (serving.length === 0) return [{ choices: others.map(choice) }];
    return [
        { name: strings.serving, choices: serving.map(choice) },
        { name: strings.notListed, choices: others.map(choice) },
    ];
}

/** What a provider asks and gives, in few words. */
function termsText(strings: Strings["generator"], { price, contextLength, tools }: Terms): string[] {
    return [
        ...(price ? [fill(strings.price, { input: String(price.input), output: String(price.output) })] : []),
        ...(contextLength ? [fill(strings.context, { thousands: String(Math.round(contextLength / 1000)) })] : []),
        ...(tools ? [strings.tools] : []),
    ];
}
