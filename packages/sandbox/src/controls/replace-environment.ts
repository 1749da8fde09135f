/** Sets environment variables of this process for a while. */

/** @returns a function that restores the previous values */
export function replaceEnvironment(values: Readonly<Record<string, string>>): () => void {
    const previous = Object.keys(values).map((name) => [name, process.env[name]] as const);
    Object.assign(process.env, values);
    return () => {
        for (const [name, value] of previous) {
            if (value === undefined) delete process.env[name];
            else process.env[name] = value;
        }
    };
}
