import { base64, dataUrl, file, secret, type WireBody, wireToJson } from "@callsheet/inference/wire";
import { Code } from "@callsheet/react/parts";
import { type MatrixEntry, matrix } from "@callsheet/snippets";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import type { Language } from "../../languages.ts";
import { commandLinePlace, pathOf, proof } from "../../routes.ts";
import { fill, numberIn } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import type { Export } from "../library/api.ts";
import { FieldTexts, Words } from "../library/DocText.tsx";
import { linksIn } from "../library/links.ts";
import { Listing } from "../page-parts.tsx";

type Props = {
    readonly language: Language;
    readonly api: readonly Export[];
    readonly counts: Counts;
    readonly line: MatrixEntry;
};

/** The matrix of snippets: what it is, how to make it, and the fields of a line. */
export function MatrixPage({ language, api, counts, line }: Props) {
    const { matrix: words, proof: proofWords } = strings[language];
    const { content, ...rest } = line;
    const linkTo = linksIn(language, api, "@callsheet/snippets");
    const fields = api.find(({ name }) => name === "MatrixEntry")?.members ?? [];
    return (
        <>
            <Heading level={2} id="what" text={words.what} />
            <p>{words.whatAbout}</p>
            <p>
                <strong>{fill(words.count, { count: numberIn(language, allOf(counts)) })}</strong>
            </p>
            <CountTable language={language} counts={counts} />
            <Heading level={2} id="make" text={words.make} />
            <p>
                <Words text={words.makeAbout} />
            </p>
            <Listing language={language} as="sh" code="callsheet matrix > matrix.jsonl" />
            <p>{words.narrow}</p>
            <Listing
                language={language}
                as="sh"
                code="callsheet matrix --provider hf-inference --task translation --client curl"
            />
            <p>{words.own}</p>
            <Listing
                language={language}
                as="sh"
                code="callsheet matrix --models models.jsonl --jobs auto > snippets.jsonl"
            />
            <p>
                <a href={`${pathOf(language, commandLinePlace)}#matrix`}>{words.command}</a>
            </p>
            <Heading level={2} id="fields" text={words.fields} />
            <p>{words.fieldsAbout}</p>
            <FieldTexts members={fields} texts={words.fieldTexts} linkTo={linkTo} />
            <Heading level={2} id="example" text={words.example} />
            <p>
                <Words text={fill(words.exampleAbout, { id: line.id })} />
            </p>
            <Listing
                language={language}
                kind="output"
                as="js"
                code={JSON.stringify({ ...rest, content: "…" }, null, 4)}
            />
            <p>
                <Code text="content" />
            </p>
            <Listing language={language} kind="output" as={line.language} code={content} />
            <Heading level={2} id="leaves" text={words.leaves} />
            <p>
                <Words text={words.leavesAbout} />
            </p>
            <dl className="api-fields">
                {leaves().map(({ name, text }) => (
                    <div key={name}>
                        <dt {...verbatim}>
                            <code>{text}</code>
                        </dt>
                        <dd>
                            <Words text={words.leafTexts[name]} />
                        </dd>
                    </div>
                ))}
            </dl>
            <Heading level={2} id="proof" text={words.proof} />
            <p>
                <Words text={words.proofAbout} /> <a href={pathOf(language, proof)}>{proofWords.title}</a>
            </p>
        </>
    );
}

/** The number of lines for each client. */
function CountTable({ language, counts }: Pick<Props, "language" | "counts">) {
    const { matrix: words } = strings[language];
    const all = numberIn(language, allOf(counts));
    return (
        <ScrollingTable label={words.what} columns={[words.countClient, words.countLines]}>
            <tbody>
                {[...counts].map(([client, count]) => (
                    <tr key={client}>
                        <td {...verbatim}>{client}</td>
                        <td>{numberIn(language, count)}</td>
                    </tr>
                ))}
                <tr>
                    <td>{words.total}</td>
                    <td>{all}</td>
                </tr>
            </tbody>
        </ScrollingTable>
    );
}

const allOf = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

const cats = file("cats.jpg", "image/jpeg");

/** The headers and body of a request, as the matrix writes them. */
function requestJson(body: WireBody): { readonly headers: Fields; readonly body: Fields } {
    const headers = { Authorization: ["Bearer ", secret("HF_TOKEN")] };
    const request = wireToJson({ method: "POST", url: "https://router.huggingface.co", headers, body });
    return { headers: Object(request.headers), body: Object(request.body) };
}

type Fields = Readonly<Record<string, unknown>>;

/** The JSON of each kind of leaf. */
export function leaves() {
    const bytes = requestJson({ format: "binary", value: cats });
    const texts = requestJson({ format: "json", value: { base64: base64(cats), dataUrl: dataUrl(cats, cats.type) } });
    const inJson: Fields = Object(texts.body["value"]);
    return [
        { name: "secret", text: JSON.stringify(bytes.headers["Authorization"]) },
        { name: "file", text: JSON.stringify(bytes.body["value"]) },
        { name: "base64", text: JSON.stringify(inJson["base64"]) },
        { name: "dataUrl", text: JSON.stringify(inJson["dataUrl"]) },
    ] as const;
}

/** The number of lines in the matrix by client, such as `js/fetch`: a library may exist in two languages. */
type Counts = ReadonlyMap<string, number>;

let known: Counts | undefined;

/** Counts all lines. This takes a second or two, so it is done once per build. */
export function countLines(): Counts {
    known ??= counted();
    return known;
}

function counted(): Counts {
    const counts = new Map<string, number>();
    for (const { language, client } of matrix()) {
        const key = `${language}/${client}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
}

/** A current line of the matrix, as an example. */
export function exampleLine(): MatrixEntry {
    const [line] = matrix({ provider: "nscale", task: "text-to-image", client: "curl" });
    if (!line) throw new Error("The matrix has no snippet for curl of text-to-image at nscale.");
    return line;
}
