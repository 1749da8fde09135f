import type { LinkTo } from "./links.ts";
import { TypeCode } from "./TypeCode.tsx";

type Props = {
    readonly code: string;
    readonly own: string;
    readonly linkTo: LinkTo;
};

/** A signature that wraps on narrow screens instead of scrolling. */
export const SignatureBlock = ({ code, own, linkTo }: Props) => (
    <pre className="signature" lang="en" dir="ltr" translate="no">
        <TypeCode code={code.replaceAll(/^ {4,}/gm, tabs)} own={own} linkTo={linkTo} />
    </pre>
);

/** Indents with tabs, which are narrower on a phone. */
const tabs = (blanks: string): string => "\t".repeat(Math.floor(blanks.length / 4)) + " ".repeat(blanks.length % 4);
