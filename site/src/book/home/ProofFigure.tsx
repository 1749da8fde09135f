import peer from "../../../../reports/peer.json";
import reports from "../../../../reports/proof.json";
import { type Count, cellsOf, sumOf } from "../../../../reports/proof.ts";
import type { Language } from "../../languages.ts";
import { pathOf, proof as proofPlace } from "../../routes.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";

type Props = { readonly language: Language };

/** The proof in one figure: how many programs passed, ours and those of the best-known other generator. */
export function ProofFigure({ language }: Props) {
    const { proof } = strings[language].home;
    return (
        <section aria-labelledby="proof">
            <h2 id="proof">{proof.title}</h2>
            <p className="lead">{proof.text}</p>
            <Bar name={proof.ours} text={proof.passed} count={sumOf(cellsOf(reports.whole))} isOurs />
            <Bar name={proof.theirs} text={proof.passed} count={sumOf(cellsOf(peer))} />
            <p>
                <a href={pathOf(language, proofPlace)}>{proof.more}</a>
            </p>
        </section>
    );
}

type BarProps = {
    readonly name: string;
    readonly text: string;
    readonly count: Count;
    readonly isOurs?: boolean;
};

/** A bar for the share that passed. It is SVG, because the policy allows no inline styles. */
function Bar({ name, text, count: { passed, all }, isOurs = false }: BarProps) {
    return (
        <div className="proof-bar" data-ours={isOurs ? "" : undefined}>
            <p>
                <strong>{name}</strong> <span>{fill(text, { passed: `${passed}`, all: `${all}` })}</span>
            </p>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect className="bar-all" width="100" height="4" />
                <rect className="bar-passed" width={(100 * passed) / all} height="4" />
            </svg>
        </div>
    );
}
