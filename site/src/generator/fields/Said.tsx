/** What has just happened, for those who do not see it. */
export const Said = ({ text }: { readonly text: string }) => (
    <span className="unseen" role="status">
        {text}
    </span>
);
