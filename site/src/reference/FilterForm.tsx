import type { Language } from "../languages.ts";
import { strings } from "../words/strings.ts";
import { fill } from "../words/words.ts";

/** A choice that rows are narrowed by: their `data-{name}` holds some of its values. */
type FilterChoice = {
    readonly name: string;
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly name: string }[];
    /** Whether its options are names, which are no words of the page's language. Default: false. */
    readonly hasNames?: boolean;
};

type Props = {
    readonly language: Language;
    /** What the field for words is called. */
    readonly text: string;
    readonly choices: readonly FilterChoice[];
    /** How many rows there are. */
    readonly count: number;
};

/** The controls that narrow the rows of a `[data-filter]`: see `frame/behaviours/filter.ts`. */
export function FilterForm({ language, text, choices, count }: Props) {
    const { filter } = strings[language].reference;
    return (
        <search className="needs-script" aria-label={filter.label} data-not-content="">
            <form className="filter">
                <label className="filter-text">
                    {text}
                    <input type="search" name="text" autoComplete="off" spellCheck={false} />
                </label>
                {choices.map(({ name, label, options, hasNames = false }) => (
                    <label key={name}>
                        {label}
                        <select name={name}>
                            <option value="">{filter.any}</option>
                            {options.map((option) => (
                                <option key={option.value} value={option.value} lang={hasNames ? "en" : undefined}>
                                    {option.name}
                                </option>
                            ))}
                        </select>
                    </label>
                ))}
                <div className="filter-state">
                    <p role="status" data-filter-count={filter.count}>
                        {fill(filter.count, { count: `${count}`, all: `${count}` })}
                    </p>
                    <button type="reset">{filter.reset}</button>
                </div>
            </form>
        </search>
    );
}

/** What stands in the place of the rows where none is left. */
export const NothingFound = ({ language }: Pick<Props, "language">) => (
    <p className="filter-none" data-filter-none="" data-not-content="" hidden>
        {strings[language].reference.filter.none}
    </p>
);
