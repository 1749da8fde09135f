/** The options of the provider field. */
import {
    type CatalogueModel,
    mappingAt,
    providersOf as providersOfModel,
    type Terms,
} from "@callsheet/catalogue/search";
import { providers, providersOf } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import type { GeneratorStrings } from "../../words/en/generator.ts";
import { fill } from "../../words/format.ts";
import type { ChoiceGroup } from "../form/ChoiceField.tsx";

/** The providers that serve the model, with their terms if known, then all others that support the task. */
export function providerChoices(
    strings: GeneratorStrings,
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

/** A short text with the price, the context length and tool support. */
function termsText(strings: GeneratorStrings, { price, contextLength, tools }: Terms): string[] {
    return [
        ...(price ? [fill(strings.price, { input: String(price.input), output: String(price.output) })] : []),
        ...(contextLength ? [fill(strings.context, { thousands: String(Math.round(contextLength / 1000)) })] : []),
        ...(tools ? [strings.tools] : []),
    ];
}
