/** Renders one file at a time: first those that are wanted, then the others in the order in which they were added. */
export type RenderQueue = {
    /** Resolves with the result of `render`, or rejects with its error, once it was the file's turn. */
    readonly add: <Result>(file: string, render: () => Promise<Result>) => Promise<Result>;
    /** Moves a file to the front, if it is still waiting. */
    readonly want: (file: string) => void;
};

export function renderQueue(): RenderQueue {
    const waiting = new Map<string, () => Promise<unknown>>();
    const wanted: string[] = [];
    let isRunning = false;
    const next = (): string | undefined => {
        while (wanted.length > 0) {
            const file = wanted.shift();
            if (file !== undefined && waiting.has(file)) return file;
        }
        return waiting.keys().next().value;
    };
    const run = async (): Promise<void> => {
        isRunning = true;
        for (let file = next(); file !== undefined; file = next()) {
            const render = waiting.get(file);
            waiting.delete(file);
            await render?.();
        }
        isRunning = false;
    };
    return {
        add: (file, render) =>
            new Promise((resolve, reject) => {
                waiting.set(file, () => render().then(resolve, reject));
                if (!isRunning) void run();
            }),
        want: (file) => void wanted.push(file),
    };
}
