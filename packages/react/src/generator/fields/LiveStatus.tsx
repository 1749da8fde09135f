import { useLook } from "../look.ts";

/** An announcement for screen readers. */
export const LiveStatus = ({ text }: { readonly text: string }) => (
    <span className={useLook().part("unseen")} role="status">
        {text}
    </span>
);
