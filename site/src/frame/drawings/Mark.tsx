import { Drawing } from "./Drawing.tsx";

/**
 * The logo of the site: a sheet in the form of a speech bubble, with one line highlighted. Its name is written beside it.
 * `public` has the same logo as icons.
 */
export const Mark = ({ size = 28 }: { readonly size?: number }) => (
    <Drawing width={size} height={size} box={32} className="mark">
        <path className="paper" d="M7.5 3.5H20l6.5 6.5v12q0 2-2 2H14.5L8.5 29.5V24h-1q-2 0-2-2V5.5q0-2 2-2z" />
        <path className="pen" d="M9 16.6 23 15.4" />
        <path d="M20 3.5V10h6.5M10 10.5h5" />
    </Drawing>
);
