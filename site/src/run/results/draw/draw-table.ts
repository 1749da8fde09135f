import { element } from "../../../search/element.ts";
import type { Block, Cell } from "../block.ts";
import { type Drawing, written } from "./drawing.ts";

type Table = Extract<Block, { kind: "table" }>;

/** A table whose chosen cells are marked, by eye and by ear. */
export function drawTable({ columns, rows, chosen, answered }: Table, { words }: Drawing): HTMLElement {
    const heads = answered === undefined ? columns : [...columns, words.prediction];
    const isChosen = (row: number, column: number): boolean =>
        column === answered || chosen.some(([one, other]) => one === row && other === column);
    const cell = (value: Cell, row: number, column: number): HTMLElement =>
        isChosen(row, column)
            ? element(
                  "td",
                  { class: "run-chosen", ...written },
                  element("mark", {}, String(value)),
                  ...(column === answered ? [] : [element("span", { class: "unseen" }, ` (${words.chosen})`)]),
              )
            : element("td", { ...written }, String(value));
    return element(
        "div",
        { class: "run-table", tabindex: "0", role: "group", "aria-label": words.table },
        element(
            "table",
            {},
            element(
                "thead",
                {},
                element("tr", {}, ...heads.map((name) => element("th", { scope: "col", ...written }, name))),
            ),
            element(
                "tbody",
                {},
                ...rows.map((cells, row) =>
                    element("tr", {}, ...cells.map((value, column) => cell(value, row, column))),
                ),
            ),
        ),
    );
}
