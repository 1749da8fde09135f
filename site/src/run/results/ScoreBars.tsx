import { renderList } from "../../render-list.tsx";
import type { Bar } from "./block.ts";
import { freeText } from "./CodeText.tsx";

type Props = { readonly bars: readonly Bar[] };

/** Nobody compares more bars than this. */
const maxBars = 20;

/** Labels with bars for their scores. */
export const ScoreBars = ({ bars }: Props) => <ul className="run-bars">{renderList(bars.slice(0, maxBars), rowOf)}</ul>;

// SVG attributes, because the Content-Security-Policy allows no inline styles.
const rowOf = ({ label, score }: Bar) => (
    <li>
        <span className="run-bar-label" {...freeText}>
            {label}
        </span>
        <span className="run-bar-score">{scoreText(score)}</span>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect className="run-bar-all" width={100} height={4} />
            <rect className="run-bar-value" width={100 * Math.min(1, Math.max(0, score))} height={4} />
        </svg>
    </li>
);

/** Two decimals, or one significant digit if the score would round to zero. */
const scoreText = (score: number): string =>
    score !== 0 && Math.abs(score) < 0.005 ? score.toPrecision(1) : score.toFixed(2);
