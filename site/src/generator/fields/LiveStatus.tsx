/** An announcement for screen readers. */
export const LiveStatus = ({ text }: { readonly text: string }) => (
    <span className="unseen" role="status">
        {text}
    </span>
);
