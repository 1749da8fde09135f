import type { Language } from "../languages.ts";
import { fill } from "../words/format.ts";
import { strings } from "../words/strings.ts";

/** A filter by one value: rows list theirs in `data-{name}`. */
type FilterChoice = {
    readonly name: string;
    readonly label: string;
    readonly options: readonly { readonly value: string; readonly name: string }[];
    /** Whether the options are proper names, not in the page's language. Default: false. */
    readonly hasNames?: boolean;
};

type Props = {
    readonly language: Language;
    /** The label of the text field. */
    readonly text: string;
    readonly choices: readonly FilterChoice[];
    /** The number of rows. */
    readonly count: number;
};

/** The controls that filter the rows of a `[data-filter]`: see `frame/behaviours/filter.ts`. */
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
                <div className="filter-state row">
                    <p role="status" data-filter-count={filter.count}>
                        {fill(filter.count, { count: `${count}`, all: `${count}` })}
                    </p>
                    <button type="reset">{filter.reset}</button>
                </div>
            </form>
        </search>
    );
}

/** Shown when no row matches the filter. */
export const NothingFound = ({ language }: Pick<Props, "language">) => (
    <p className="filter-none" data-filter-none="" data-not-content="" hidden>
        {strings[language].reference.filter.none}
    </p>
);
