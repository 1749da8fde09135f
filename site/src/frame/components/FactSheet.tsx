type Fact = { readonly name: string; readonly value: string | number };

/** A list of facts, styled like a call sheet. */
export const FactSheet = ({ facts }: { readonly facts: readonly Fact[] }) => (
    <dl className="sheet">
        {facts.map(({ name, value }) => (
            <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
            </div>
        ))}
    </dl>
);
