import type { ExampleOutput } from "./run-example.ts";

/** Shows what came back as what it is: text as it arrives, labels with their scores. */
export async function showOutput(place: HTMLElement, output: ExampleOutput): Promise<void> {
    switch (output.kind) {
        case "text": {
            const text = document.createElement("p");
            place.replaceChildren(text);
            for await (const piece of output.text) text.append(piece);
            return;
        }
        case "scores": {
            const list = document.createElement("ul");
            list.className = "scores";
            list.append(...output.scores.map(scoreRow));
            place.replaceChildren(list);
        }
    }
}

function scoreRow({ label, score }: { readonly label: string; readonly score: number }): HTMLElement {
    const row = document.createElement("li");
    const bar = document.createElement("meter");
    bar.value = score;
    bar.ariaLabel = label;
    const number = document.createElement("span");
    number.textContent = score.toFixed(2);
    row.append(label, bar, number);
    return row;
}
