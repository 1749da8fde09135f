import { Fragment } from "react";
import { Words } from "../frame/components/Words.tsx";
import type { Language } from "../languages.ts";
import { strings } from "../words/strings.ts";
import { fill } from "../words/words.ts";
import { type CardCell, CardTable } from "./CardTable.tsx";
import type { FieldRow } from "./field-rows.ts";

type Props = {
    readonly language: Language;
    /** What the table is called for those who listen. */
    readonly label: string;
    readonly rows: readonly FieldRow[];
    /** Whether they are what comes back: there a field may be missing, where nobody has to give one. Default: false. */
    readonly isAnswer?: boolean;
};

/** Fields, with what each is. */
export function FieldTable({ language, label, rows, isAnswer = false }: Props) {
    const { columns } = strings[language].reference;
    const hasDefaults = rows.some((row) => row.default !== undefined);
    return (
        <CardTable
            label={label}
            className="fields"
            columns={[columns.name, columns.meaning, ...(hasDefaults ? [columns.default] : [])]}
            rows={rows.map((row) => ({
                key: row.path,
                head: <Name language={language} row={row} isAnswer={isAnswer} />,
                cells: [
                    { content: <Meaning language={language} row={row} /> },
                    ...(hasDefaults ? [defaultCell(columns.default, row)] : []),
                ],
            }))}
        />
    );
}

const defaultCell = (label: string, row: FieldRow): CardCell =>
    row.default === undefined
        ? { content: null }
        : {
              label,
              content: (
                  <code lang="en" translate="no">
                      {row.default}
                  </code>
              ),
          };

type RowProps = { readonly language: Language; readonly row: FieldRow };

function Name({ language, row: { path, type, required, options }, isAnswer }: RowProps & Pick<Props, "isAnswer">) {
    const { reference } = strings[language];
    return (
        <>
            {path !== "" && (
                <code className="field-name" lang="en" translate="no">
                    <Path path={path} />
                </code>
            )}{" "}
            <code className="field-type" lang="en" translate="no">
                {/* Its values are listed with what they mean. */}
                {options ? "string" : type}
            </code>{" "}
            {isAnswer
                ? !required && <span className="field-missing">{reference.mayBeMissing}</span>
                : required && <strong className="field-required">{reference.required}</strong>}
        </>
    );
}

/** A path, of which the last name is the field's; a line may end after a dot or an underscore. */
function Path({ path }: { readonly path: string }) {
    const place = path.slice(0, path.lastIndexOf(".") + 1);
    return (
        <>
            {place !== "" && (
                <span className="field-place">
                    <Breakable text={place} />
                </span>
            )}
            <Breakable text={path.slice(place.length)} />
        </>
    );
}

const Breakable = ({ text }: { readonly text: string }) =>
    text.split(/(?<=[._])/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places
        <Fragment key={place}>
            {part}
            <wbr />
        </Fragment>
    ));

function Meaning({ language, row: { label, help, facts, mediaTypes, options } }: RowProps) {
    const { reference } = strings[language];
    return (
        <>
            {label !== undefined && <p className="field-label">{label}</p>}
            <p>
                <Words text={help} />
            </p>
            {options && (
                <ul className="field-options">
                    {Object.entries(options).map(([value, meaning]) => (
                        <li key={value}>
                            <code lang="en" translate="no">
                                {value}
                            </code>{" "}
                            <Words text={meaning} />
                        </li>
                    ))}
                </ul>
            )}
            {facts !== undefined && <p className="field-facts">{facts}</p>}
            {mediaTypes && (
                <p className="field-facts">
                    {fill(reference.mediaTypes, { types: mediaTypes.map((type) => type.split("/")[1]).join(", ") })}
                </p>
            )}
        </>
    );
}
