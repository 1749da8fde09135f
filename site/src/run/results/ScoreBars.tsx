import { each } from "../../each.tsx";
import type { Bar } from "./block.ts";
import { written } from "./written.ts";

type Props = { readonly bars: readonly Bar[] };

/** More than these nobody compares. */
const most = 20;

/** Labels with bars as long as their scores are. */
export const ScoreBars = ({ bars }: Props) => <ul className="run-bars">{each(bars.slice(0, most), rowOf)}</ul>;

// Lengths are attributes of SVG, where a style would need the policy's leave.
const rowOf = ({ label, score }: Bar) => (
    <li>
        <span className="run-bar-label" {...written}>
            {label}
        </span>
        <span className="run-bar-score">{scoreText(score)}</span>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect className="run-bar-all" width={100} height={4} />
            <rect className="run-bar-value" width={100 * Math.min(1, Math.max(0, score))} height={4} />
        </svg>
    </li>
);

/** To two places; a small one is not called nothing. */
const scoreText = (score: number): string =>
    score !== 0 && Math.abs(score) < 0.005 ? score.toPrecision(1) : score.toFixed(2);
