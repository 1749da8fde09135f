type Fact = { readonly name: string; readonly value: string | number };

/** Facts, ruled as a call sheet is. */
export const Sheet = ({ facts }: { readonly facts: readonly Fact[] }) => (
    <dl className="sheet">
        {facts.map(({ name, value }) => (
            <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
            </div>
        ))}
    </dl>
);
