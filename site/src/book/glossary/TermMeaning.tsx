/**
 * What shows the meaning of a term beside it, as a template that `behaviours/terms.ts` fills. It is `manual`: one that the
 * browser closes at each press could not tell a second tap from the first.
 */
export const TermMeaning = () => (
    <template data-term-meaning="">
        <div id="term-meaning" className="term-meaning" popover="manual" role="tooltip">
            <p className="term-name" data-from="dt a" />
            <p className="term-english" lang="en" data-from=".term-english" />
            <p data-from="dd:last-child" />
        </div>
    </template>
);
