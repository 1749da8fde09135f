/** The objects that drawings share: machines of a call, vehicles, and what stands beside a kite maker. */
import { circle, type Spot, shape } from "./piece.tsx";

/** A model as a network of layers, centred. */
export const Model = shape(
    ["sunk", "M-15-24h30a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4h-30a4 4 0 0 1-4-4v-40a4 4 0 0 1 4-4z"],
    ["rule", "M-10-9 0-15 10-9 0 0-10-9 0 15 10 9 0 0-10 9 0-15M-10 9 0 15M0-15 10 9M0 15 10-9"],
    ["dots", "M-10-9v0M-10 9v0M0-15v0M0 0v0M0 15v0M10-9v0M10 9v0"],
);

/** An arrow to the right, or to the left if its length is negative. */
export function Arrow({ x, y, length }: Spot & { readonly length: number }) {
    const back = length < 0 ? 5 : -5;
    return <path d={`M${x} ${y}h${length}m${back}-5 ${-back} 5 ${back} 5`} />;
}

/** A server, 62 by 54, with a lit lamp. */
export const Server = shape(
    ["paper", "M4 1h54q3 0 3 3v46q0 3-3 3H4q-3 0-3-3V4q0-3 3-3z"],
    ["", "M1 18h60M1 36h60M28 10h24M28 27h24M28 45h24"],
    ["dots", "M11 10v0M11 27v0M11 45v0"],
);

/** A laptop, 84 by 58. */
export const Laptop = shape(
    ["paper", "M15 1h54q3 0 3 3v38H12V4q0-3 3-3z"],
    ["paper", "M12 42h60l11 12q1 3-3 3H4q-4 0-3-3z"],
    ["thin", "M33 50h18"],
);

/** A browser window, 84 by 58; its content has 82 by 46 from (1, 11). */
export const Browser = shape(["paper", "M4 1h76q3 0 3 3v53H1V4q0-3 3-3zM1 12h82"], ["", "M7 6.5v0M12 6.5v0M17 6.5v0"]);

/** A key, 36 by 16, in the highlighter's colour. */
export const Key = shape(
    ["bright", "M8 1a7 7 0 1 0 6.5 9.5H20l2.5-3 2.5 3 2.5-3 2.5 3h3l2-3-2-2.5H14.5A7 7 0 0 0 8 1z"],
    ["", "M6 8v0"],
);

/** A small cloud, 98 by 62. */
export const SmallCloud = shape([
    "paper",
    "M20 61q-19 0-19-18 0-14 13-17 2-17 20-16 9-12 24-7 10 3 12 13 13-3 18 7 2 5 0 10 9 2 9 13 0 15-14 15z",
]);

/** A cloud, 160 by 92. */
export const Cloud = shape([
    "paper",
    "M34 90q-32 0-33-27-1-22 22-27Q27 9 55 11 69-4 92 4q15 5 20 19 21-4 30 12 5 8 2 17 15 3 15 20 0 18-22 18z",
]);

/** A bicycle, 48 wide. */
export const Bicycle = shape(
    ["", circle(10, -9, 9) + circle(38, -9, 9)],
    ["", "M10-9 18-24H33L38-9M18-24l6 15 9-15M24-9H10M14-27h8M33-24l-2-6h7"],
);

/** A rickshaw with its motor, 48 wide. */
export const Rickshaw = shape(
    ["paper", "M3-7V-30q0-6 8-6h15q6 0 9 9l4 11q7 1 7 6v3z"],
    ["", "M9-30v13h11v-13zM26-30l6 14H20"],
    ["sunk", circle(13, -5, 5) + circle(38, -5, 5)],
);

/** A bus, 54 wide. */
export const Bus = shape(
    ["paper", "M1-7v-27q0-4 4-4h43q4 0 5 4l1 10v17z"],
    ["", "M6-32h9v11H6zM19-32h9v11h-9zM32-32h9v11h-9zM45-32v11h8M1-14h53"],
    ["sunk", circle(13, -6, 6) + circle(41, -6, 6)],
);

/** An aeroplane, 56 wide, over its road. */
export const Aeroplane = shape(
    ["paper", "M8-21 4-34h6l9 12"],
    ["paper", "M5-16q-3-6 3-6h34q13 0 13 6-2 6-13 6H16q-9 0-11-6z"],
    ["paper", "M30-14 17-2h-6l7-12z"],
    ["", "M24-17v0M31-17v0M38-17v0"],
);

/** A spool of string, 57 by 24, lying. */
export const Spool = shape(
    ["", "M1 12h10M46 12h10"],
    ["sunk", "M15 3h27v18H15z"],
    ["thin", "M15 7l27-2M15 12l27-2M15 17l27-2"],
    ["paper", "M11 0h4v24h-4zM42 0h4v24h-4z"],
);

/** A cup of tea, 34 by 38, with its steam. */
export const Tea = shape(
    ["paper", "M1 16h24l-3 22H4z"],
    ["", "M24.5 20q9-1 8 6-1 6-9 6"],
    ["quiet", "M9 11q-4-4 0-7M16 11q-4-4 0-7"],
);
