"use client";
import {
    isStale,
    type ModelMapping,
    offers,
    type ProviderNeeds,
    type ProviderOrder,
    providerOrders,
    sortProviders,
} from "@callsheet/catalogue/search";
import { providers } from "@callsheet/inference/providers";
import { type ReactNode, useId, useState } from "react";
import { classOf } from "../props.ts";
import type { ProviderTableStrings } from "../words/en/provider-table.ts";
import { dateIn, fill } from "../words/format.ts";
import { Code } from "./TextWithCode.tsx";

/** Classes of the parts of a `ProviderTable`, beside the package's own. */
export type ProviderTableClassNames = {
    /** The element around the controls and the tables. */
    readonly root?: string | undefined;
    /** The controls. */
    readonly controls?: string | undefined;
    /** A table. */
    readonly table?: string | undefined;
};

/** What `ProviderTable` takes. */
export type ProviderTableProps = {
    /** The strings: `englishProviderTable`, `gujaratiProviderTable`, or your own. */
    readonly strings: ProviderTableStrings;
    /** The entries of one model's mapping, or of several models'. */
    readonly mappings: readonly ModelMapping[];
    /** The day on which the catalogue was refreshed, by which entries are stale: `2026-08-21`. */
    readonly today: string;
    /** Draws the name of an entry's provider, such as a link. Default: its name. */
    readonly renderProvider?: ((mapping: ModelMapping, name: string) => ReactNode) | undefined;
    /** Draws the model of an entry, in a column that is there only then. */
    readonly renderModel?: ((id: string) => ReactNode) | undefined;
    /** Classes of the parts, beside the package's own. */
    readonly classNames?: ProviderTableClassNames | undefined;
};

type View = {
    readonly order: ProviderOrder;
    readonly isReversed: boolean;
    readonly needs: ProviderNeeds;
    readonly text: string;
};

/**
 * The providers of a model, to compare, sort and filter. What is not known of any has no column, and entries that are
 * stale stand apart.
 *
 * @param props the strings, the entries, and what a provider's name leads to
 * @returns the controls and the table
 * @example
 * import { catalogue, modelOf } from "@callsheet/catalogue";
 * import { englishProviderTable, ProviderTable } from "@callsheet/react/parts";
 *
 * const { mappings = [] } = modelOf("openai/gpt-oss-120b") ?? {};
 * const table = <ProviderTable strings={englishProviderTable} mappings={mappings} today={catalogue.asOf} />;
 */
export function ProviderTable(props: ProviderTableProps): ReactNode {
    const { strings, mappings, today, renderModel, classNames = {} } = props;
    const [chosen, setView] = useState<View>({ order: "listed", isReversed: false, needs: {}, text: "" });
    const id = useId();
    const columns = columnsOf(strings).filter(({ isKnown }) => mappings.some(isKnown));
    // The column that it was sorted by may have gone with other entries: those of the Hub have no day.
    const view: View = columns.some(({ order }) => order === chosen.order) ? chosen : { ...chosen, order: "provider" };
    const shown = sortProviders(
        mappings.filter((mapping) => offers(mapping, view.needs) && matches(mapping, view.text)),
        view.order,
        today,
        view.isReversed,
    );
    const current = shown.filter((mapping) => !isStale(mapping, today));
    const stale = shown.filter((mapping) => isStale(mapping, today));
    const table = { ...props, columns, view, setView };
    const hasTerms = columns.some(({ isTerm }) => isTerm);
    return (
        <div className={classOf("providers", classNames.root)}>
            <div className={classOf("provider-controls", classNames.controls)}>
                {renderModel && (
                    <label>
                        {strings.text}
                        <input
                            type="search"
                            autoComplete="off"
                            spellCheck={false}
                            value={view.text}
                            onChange={({ target }) => setView({ ...view, text: target.value })}
                        />
                    </label>
                )}
                <label>
                    {strings.sort}
                    <select
                        value={view.order}
                        onChange={({ target }) => {
                            const order = providerOrders.find((one) => one === target.value);
                            if (order) setView({ ...view, order });
                        }}
                    >
                        {[{ order: "provider" as const, name: strings.provider }, ...columns].map(({ order, name }) =>
                            order === undefined ? null : (
                                <option key={order} value={order}>
                                    {name}
                                </option>
                            ),
                        )}
                    </select>
                </label>
                <label>
                    <input
                        type="checkbox"
                        checked={view.isReversed}
                        onChange={({ target }) => setView({ ...view, isReversed: target.checked })}
                    />{" "}
                    {strings.reversed}
                </label>
                {hasTerms && (
                    <fieldset>
                        <legend>{strings.only}</legend>
                        {(["tools", "structuredOutput"] as const).map((need) => (
                            <label key={need}>
                                <input
                                    type="checkbox"
                                    checked={view.needs[need] === true}
                                    onChange={({ target }) =>
                                        setView({ ...view, needs: { ...view.needs, [need]: target.checked } })
                                    }
                                />{" "}
                                {strings[need]}
                            </label>
                        ))}
                    </fieldset>
                )}
                <p role="status">
                    {shown.length === 0
                        ? strings.none
                        : fill(strings.count, { count: String(shown.length), all: String(mappings.length) })}
                </p>
            </div>
            {hasTerms && <p>{strings.perMillion}</p>}
            {current.length > 0 && <Rows {...table} label={strings.label} rows={current} />}
            {stale.length > 0 && (
                <section aria-labelledby={`${id}-stale`}>
                    <p>
                        <b id={`${id}-stale`}>{strings.stale}</b>.{" "}
                        {fill(strings.staleHint, { date: dateIn(strings.lang, today) })}
                    </p>
                    <Rows {...table} label={strings.stale} rows={stale} />
                </section>
            )}
        </div>
    );
}

type RowsProps = ProviderTableProps & {
    readonly label: string;
    readonly columns: readonly Column[];
    readonly rows: readonly ModelMapping[];
    readonly view: View;
    readonly setView: (view: View) => void;
};

/** Explicit roles: some browsers drop them when CSS no longer lays out the elements as a table. */
const roles = {
    table: { role: "table" },
    group: { role: "rowgroup" },
    row: { role: "row" },
    column: { role: "columnheader", scope: "col" },
    head: { role: "rowheader", scope: "row" },
    cell: { role: "cell" },
} as const;

function Rows({
    strings,
    label,
    columns,
    rows,
    view,
    setView,
    renderModel,
    renderProvider = (_, name) => name,
    classNames = {},
}: RowsProps) {
    const head = (order: ProviderOrder | undefined, name: string) => (
        <th key={name} {...roles.column} aria-sort={order === view.order ? sortOf(view) : undefined}>
            {order === undefined ? (
                name
            ) : (
                <button
                    type="button"
                    onClick={() =>
                        setView({ ...view, order, isReversed: order === view.order ? !view.isReversed : false })
                    }
                >
                    {name}
                </button>
            )}
        </th>
    );
    return (
        <table className={classOf("provider-table", classNames.table)} aria-label={label} {...roles.table}>
            <thead {...roles.group}>
                <tr {...roles.row}>
                    {head("provider", strings.provider)}
                    {renderModel && head(undefined, strings.model)}
                    {columns.map(({ order, name }) => head(order, name))}
                </tr>
            </thead>
            <tbody {...roles.group}>
                {rows.map((mapping) => (
                    <tr
                        key={`${mapping.hfModelId} ${mapping.provider} ${mapping.providerId} ${mapping.task}`}
                        {...roles.row}
                    >
                        <th {...roles.head} translate="no">
                            {renderProvider(mapping, providers[mapping.provider].name)}
                            <small>
                                <Code text={mapping.providerId} />
                            </small>
                        </th>
                        {renderModel && (
                            <td {...roles.cell} data-label={strings.model} translate="no">
                                {renderModel(mapping.hfModelId ?? "")}
                            </td>
                        )}
                        {columns.map(({ name, cell }) => (
                            <td key={name} {...roles.cell} data-label={name}>
                                {cell(mapping)}
                            </td>
                        ))}
                    </tr>
                ))}
            </tbody>
        </table>
    );
}

/** The best first is the natural order of each column: of days, context and speed that is descending. */
const sortOf = ({ order, isReversed }: View): "ascending" | "descending" =>
    ["listed", "context", "speed"].includes(order) === isReversed ? "ascending" : "descending";

const matches = ({ provider, providerId, hfModelId = "" }: ModelMapping, text: string): boolean => {
    const name = `${providers[provider].name} ${provider} ${providerId} ${hfModelId}`.toLowerCase();
    return text
        .toLowerCase()
        .split(/\s+/)
        .every((word) => name.includes(word));
};

type Column = {
    readonly order: ProviderOrder | undefined;
    readonly name: string;
    readonly isKnown: (mapping: ModelMapping) => boolean;
    readonly cell: (mapping: ModelMapping) => ReactNode;
    /** Whether it is one of the terms that a provider says. */
    readonly isTerm?: true;
};

function columnsOf(strings: ProviderTableStrings): readonly Column[] {
    const number = new Intl.NumberFormat(strings.lang, { numberingSystem: "latn", maximumFractionDigits: 3 });
    const term = (
        order: ProviderOrder | undefined,
        name: string,
        read: (mapping: ModelMapping) => number | boolean | undefined,
    ): Column => ({
        order,
        name,
        isTerm: true,
        isKnown: (mapping) => read(mapping) !== undefined,
        cell: (mapping) => {
            const value = read(mapping);
            if (value === undefined) return null;
            return typeof value === "number" ? number.format(value) : value ? strings.yes : strings.no;
        },
    });
    return [
        term("input", strings.input, ({ terms }) => terms?.price?.input),
        term("output", strings.output, ({ terms }) => terms?.price?.output),
        term("context", strings.context, ({ terms }) => terms?.contextLength),
        term(undefined, strings.tools, ({ terms }) => terms?.tools),
        term(undefined, strings.structuredOutput, ({ terms }) => terms?.structuredOutput),
        term("speed", strings.speed, ({ terms }) => terms?.throughput),
        term("latency", strings.latency, ({ terms }) => terms?.firstTokenLatency),
        {
            order: "listed",
            name: strings.listed,
            isKnown: ({ lastListed }) => lastListed !== undefined,
            cell: ({ lastListed }) =>
                lastListed && <time dateTime={lastListed}>{dateIn(strings.lang, lastListed)}</time>,
        },
    ];
}
