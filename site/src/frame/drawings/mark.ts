/** The logo, 32 units square: a sheet in the form of a speech bubble, with one line highlighted. */
export const mark = {
    sheet: "M7.5 3.5H20l6.5 6.5v12q0 2-2 2H14.5L8.5 29.5V24h-1q-2 0-2-2V5.5q0-2 2-2z",
    fold: "M20 3.5V10h6.5",
    pen: "M9 16.6 23 15.4",
    line: "M10 10.5h5",
} as const;
