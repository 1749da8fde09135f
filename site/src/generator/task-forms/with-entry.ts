/** A record with another value at one name, in its place; without it where there is none. */
export function withEntry(
    record: Readonly<Record<string, unknown>>,
    name: string,
    value: unknown,
): Readonly<Record<string, unknown>> {
    if (value !== undefined) return { ...record, [name]: value };
    const { [name]: _left, ...others } = record;
    return others;
}
