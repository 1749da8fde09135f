import { Drawing } from "./Drawing.tsx";
import { mark } from "./icon.ts";

type Props = { readonly size?: number };

/** The logo of the site; its name is written beside it. */
export const Mark = ({ size = 28 }: Props) => (
    <Drawing width={size} height={size} box={32} className="mark">
        <path className="paper" d={mark.sheet} />
        <path className="pen" d={mark.pen} />
        <path d={mark.fold + mark.line} />
    </Drawing>
);
