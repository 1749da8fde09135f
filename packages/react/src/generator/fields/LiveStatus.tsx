import { useAppearance } from "../appearance.ts";

/** An announcement for screen readers. */
export const LiveStatus = ({ text }: { readonly text: string }) => (
    <span className={useAppearance().part("unseen")} role="status">
        {text}
    </span>
);
