/** A record with one entry changed in place, or removed if the value is undefined. */
export function withEntry(
    record: Readonly<Record<string, unknown>>,
    name: string,
    value: unknown,
): Readonly<Record<string, unknown>> {
    if (value !== undefined) return { ...record, [name]: value };
    const { [name]: _left, ...others } = record;
    return others;
}
