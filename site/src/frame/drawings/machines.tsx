/** The machines that take part in a call. */
import { Placed } from "./piece.tsx";

type Place = { readonly x: number; readonly y: number };

/** A model as a network of layers, centred. */
export const Model = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <rect className="sunk" x="-19" y="-24" width="38" height="48" rx="4" />
        <path className="rule" d="M-10-9 0-15 10-9 0 0-10-9 0 15 10 9 0 0-10 9 0-15M-10 9 0 15M0-15 10 9M0 15 10-9" />
        <path className="dots" d="M-10-9v0M-10 9v0M0-15v0M0 0v0M0 15v0M10-9v0M10 9v0" />
    </Placed>
);

type ArrowProps = Place & { readonly length: number };

/** An arrow to the right, or to the left if its length is negative. */
export function Arrow({ x, y, length }: ArrowProps) {
    const back = length < 0 ? 5 : -5;
    return <path d={`M${x} ${y}h${length}m${back}-5 ${-back} 5 ${back} 5`} />;
}

/** A server, 62 by 54, with a lit lamp. */
export const Server = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <path className="paper" d="M4 1h54q3 0 3 3v46q0 3-3 3H4q-3 0-3-3V4q0-3 3-3z" />
        <path d="M1 18h60M1 36h60M28 10h24M28 27h24M28 45h24" />
        <path className="dots" d="M11 10v0M11 27v0M11 45v0" />
    </Placed>
);

/** A laptop, 84 by 58. */
export const Laptop = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <path className="paper" d="M15 1h54q3 0 3 3v38H12V4q0-3 3-3z" />
        <path className="paper" d="M12 42h60l11 12q1 3-3 3H4q-4 0-3-3z" />
        <path className="thin" d="M33 50h18" />
    </Placed>
);

/** A browser window, 84 by 58; its content has 82 by 46 from (1, 11). */
export const Browser = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <path className="paper" d="M4 1h76q3 0 3 3v53H1V4q0-3 3-3zM1 12h82" />
        <path d="M7 6.5v0M12 6.5v0M17 6.5v0" />
    </Placed>
);

/** A key, 36 by 16, in the highlighter's colour. */
export const Key = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <path
            className="bright"
            d="M8 1a7 7 0 1 0 6.5 9.5H20l2.5-3 2.5 3 2.5-3 2.5 3h3l2-3-2-2.5H14.5A7 7 0 0 0 8 1z"
        />
        <path d="M6 8v0" />
    </Placed>
);

/** A small cloud, 98 by 62. */
export const SmallCloud = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <path
            className="paper"
            d="M20 61q-19 0-19-18 0-14 13-17 2-17 20-16 9-12 24-7 10 3 12 13 13-3 18 7 2 5 0 10 9 2 9 13 0 15-14 15z"
        />
    </Placed>
);

/** A cloud, 160 by 92. */
export const Cloud = ({ x, y }: Place) => (
    <Placed x={x} y={y}>
        <path
            className="paper"
            d="M34 90q-32 0-33-27-1-22 22-27Q27 9 55 11 69-4 92 4q15 5 20 19 21-4 30 12 5 8 2 17 15 3 15 20 0 18-22 18z"
        />
    </Placed>
);
