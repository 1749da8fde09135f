import { element } from "../../../search/element.ts";
import type { Bar } from "../block.ts";
import { svgElement, written } from "./drawing.ts";

/** More than these nobody compares. */
const most = 20;

/** Labels with bars as long as their scores are. */
export const drawBars = (bars: readonly Bar[]): HTMLElement =>
    element("ul", { class: "run-bars" }, ...bars.slice(0, most).map(row));

const row = ({ label, score }: Bar): HTMLElement =>
    element(
        "li",
        {},
        element("span", { class: "run-bar-label", ...written }, label),
        element("span", { class: "run-bar-score" }, scoreText(score)),
        bar(score),
    );

/** To two places; a small one is not called nothing. */
const scoreText = (score: number): string =>
    score !== 0 && Math.abs(score) < 0.005 ? score.toPrecision(1) : score.toFixed(2);

const bar = (score: number): SVGElement =>
    svgElement(
        "svg",
        { viewBox: "0 0 100 4", preserveAspectRatio: "none", "aria-hidden": "true" },
        svgElement("rect", { class: "run-bar-all", width: 100, height: 4 }),
        svgElement("rect", { class: "run-bar-value", width: 100 * Math.min(1, Math.max(0, score)), height: 4 }),
    );
