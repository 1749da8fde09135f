import type { TaskId } from "@callsheet/inference/tasks";
import { Heading } from "../../frame/components/Heading.tsx";
import type { Language } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import type { Export } from "./api.ts";
import { ExportEntry } from "./ExportEntry.tsx";
import { linksIn } from "./links.ts";

type Props = {
    readonly language: Language;
    readonly task: TaskId;
    readonly api: readonly Export[];
    /** The helpers of the task, and their types. */
    readonly shown: readonly Export[];
};

/** How a task is called: its helpers whole, then the types that they are made of. */
export function CallingPage({ language, task, api, shown }: Props) {
    const { library: words } = strings[language];
    const linkTo = linksIn(language, api, shown[0]?.package ?? "");
    const helpers = shown.filter(({ kind }) => kind === "function");
    const types = shown.filter(({ kind }) => kind !== "function");
    return (
        <>
            {helpers.map((one) => (
                <ExportEntry key={one.name} language={language} one={one} level={2} linkTo={linkTo} task={task} />
            ))}
            <Heading level={2} id="type-exports">
                {words.kindsOfMany.type}
            </Heading>
            {types.map((one) => (
                <ExportEntry
                    key={one.name}
                    language={language}
                    one={one}
                    level={3}
                    linkTo={linkTo}
                    explained={isTaken(one)}
                />
            ))}
        </>
    );
}

/** What goes in, and the type of the helper, the helper's own docstring explains. */
const isTaken = ({ name }: Export): boolean => /(?:Input|Parameters|Args|Helper)$/.test(name);
