/**
 * The popover for the meaning of a term, as a template that `behaviours/terms.ts` fills. It is `manual`, because an
 * `auto` popover would close at every tap, and a second tap would look like the first.
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
