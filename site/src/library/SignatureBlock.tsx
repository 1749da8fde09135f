import type { LinkTo } from "./links.ts";
import { TypeCode } from "./TypeCode.tsx";

type Props = {
    readonly code: string;
    readonly own: string;
    readonly linkTo: LinkTo;
};

/** A signature, which breaks between words where the page is narrow: nothing has to be scrolled for. */
export const SignatureBlock = ({ code, own, linkTo }: Props) => (
    <pre className="signature" lang="en" dir="ltr" translate="no">
        <TypeCode code={code} own={own} linkTo={linkTo} />
    </pre>
);
