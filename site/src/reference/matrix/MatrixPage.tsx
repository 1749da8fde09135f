import { base64, dataUrl, file, secret, type WireBody, wireToJson } from "@callsheet/inference/wire";
import { Code } from "@callsheet/react/parts";
import { type MatrixEntry, matrix } from "@callsheet/snippets";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import type { Language } from "../../languages.ts";
import { commandLinePlace, pathOf, proof } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import type { Export } from "../library/api.ts";
import { FieldTexts, Words } from "../library/DocText.tsx";
import { linksIn } from "../library/links.ts";
import { Listing } from "../page-parts.tsx";

type Props = {
    readonly language: Language;
    readonly api: readonly Export[];
    readonly line: MatrixEntry;
};

/** The matrix of snippets: what it is, how to make it, and the fields of a line. */
export function MatrixPage({ language, api, line }: Props) {
    const { matrix: words, proof: proofWords } = strings[language];
    const { content, ...rest } = line;
    const linkTo = linksIn(language, api, "@callsheet/snippets");
    const fields = api.find(({ name }) => name === "MatrixEntry")?.members ?? [];
    return (
        <>
            <Heading level={2} id="what" text={words.what} />
            <p>{words.whatAbout}</p>
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

/** A current line of the matrix, as an example. */
export function exampleLine(): MatrixEntry {
    const [line] = matrix({ provider: "nscale", task: "text-to-image", client: "curl" });
    if (!line) throw new Error("The matrix has no snippet for curl of text-to-image at nscale.");
    return line;
}
