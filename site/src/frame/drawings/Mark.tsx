import { Drawing } from "./Drawing.tsx";
import { mark } from "./icon.ts";

/** The logo of the site; its name is written beside it. */
export const Mark = ({ size = 28 }: { readonly size?: number }) => (
    <Drawing width={size} height={size} box={32} className="mark">
        <path className="paper" d={mark.sheet} />
        <path className="pen" d={mark.pen} />
        <path d={mark.fold + mark.line} />
    </Drawing>
);
