/** The things that a scene can contain. Each stands at (0, 0), is about 1 high, and moves slightly in videos. */
import { brightness, type Colour, colour, darker, lighter } from "./colour.ts";
import type { CueName } from "./cues.ts";
import type { Shape } from "./picture.ts";
import { type Pen, type SceneContext, swing } from "./scene-context.ts";

type Draw = (pen: Pen, paint: Colour, context: SceneContext) => readonly Shape[];

type Figure = {
    readonly draw: Draw;
    /** Its default colour. */
    readonly colour: Colour;
    /** Where in the scene it belongs. */
    readonly place: "ground" | "air" | "water";
    /** Its height relative to other figures. */
    readonly size: number;
};

const ink = colour("252a38");
const cream = colour("fff3dc");

/** A seated animal, seen from the front. */
const animal =
    (ears: Draw, muzzle: number): Draw =>
    (pen, paint, context) => {
        const dark = darker(paint, 0.22);
        const wag = 0.05 * swing(context);
        return [
            pen.stroke([0.2, -0.1], [0.42, -0.16], 0.09, dark),
            pen.stroke([0.42, -0.16], [0.47 + wag, -0.4], 0.085, dark),
            pen.ellipse(0, -0.27, 0.27, 0.29, paint),
            pen.ellipse(0, -0.22, 0.14, 0.2, lighter(paint, 0.45)),
            pen.ellipse(-0.13, -0.04, 0.1, 0.055, dark),
            pen.ellipse(0.13, -0.04, 0.1, 0.055, dark),
            ...ears(pen, paint, context),
            pen.ellipse(0, -0.68, 0.25, 0.22, paint),
            pen.ellipse(0, -0.6, 0.11 + muzzle, 0.09 + muzzle * 0.6, lighter(paint, 0.5)),
            pen.circle(-0.1, -0.71, 0.035, ink),
            pen.circle(0.1, -0.71, 0.035, ink),
            pen.circle(-0.09, -0.722, 0.012, cream),
            pen.circle(0.11, -0.722, 0.012, cream),
            pen.ellipse(0, -0.635, 0.036, 0.024, ink),
        ];
    };

const pointed: Draw = (pen, paint) =>
    [-1, 1].flatMap((side) => [
        pen.polygon(
            [
                [side * 0.23, -0.72],
                [side * 0.21, -1],
                [side * 0.03, -0.85],
            ],
            paint,
        ),
        pen.polygon(
            [
                [side * 0.19, -0.78],
                [side * 0.185, -0.93],
                [side * 0.09, -0.85],
            ],
            lighter(paint, 0.4),
        ),
    ]);
const hanging: Draw = (pen, paint) => [
    pen.ellipse(-0.25, -0.64, 0.08, 0.19, darker(paint, 0.3)),
    pen.ellipse(0.25, -0.64, 0.08, 0.19, darker(paint, 0.3)),
];
const long: Draw = (pen, paint) =>
    [-1, 1].flatMap((side) => [
        pen.ellipse(side * 0.11, -0.95, 0.07, 0.22, paint),
        pen.ellipse(side * 0.11, -0.95, 0.035, 0.15, colour("f4b8c0")),
    ]);

const horse: Draw = (pen, paint, context) => {
    const dark = darker(paint, 0.3);
    const step = 0.05 * swing(context);
    return [
        pen.stroke([0.38, -0.52], [0.5 + step, -0.24], 0.06, dark),
        ...[-0.26, -0.14, 0.2, 0.32].map((x, index) =>
            pen.stroke([x, -0.35], [x + (index % 2 ? step : -step), -0.03], 0.075, index % 2 ? paint : dark),
        ),
        pen.ellipse(0.03, -0.48, 0.38, 0.17, paint),
        pen.stroke([-0.27, -0.52], [-0.4, -0.82], 0.16, paint),
        pen.stroke([-0.4, -0.86], [-0.56, -0.76], 0.13, paint),
        pen.stroke([-0.3, -0.9], [-0.22, -0.6], 0.06, dark),
        pen.circle(-0.44, -0.87, 0.018, ink),
    ];
};

const person: Draw = (pen, paint, context) => {
    const skin = colour("b97a50");
    const wave = 0.06 * swing(context);
    return [
        pen.stroke([-0.08, -0.34], [-0.1, -0.03], 0.1, colour("39445a")),
        pen.stroke([0.08, -0.34], [0.1, -0.03], 0.1, colour("39445a")),
        pen.stroke([-0.15, -0.6], [-0.25, -0.38], 0.075, skin),
        pen.stroke([0.15, -0.6], [0.29, -0.68 + wave], 0.075, skin),
        pen.box(-0.18, -0.68, 0.18, -0.28, paint, 0.09),
        pen.box(-0.05, -0.74, 0.05, -0.64, skin),
        pen.circle(0, -0.84, 0.14, skin),
        pen.ellipse(0, -0.92, 0.15, 0.09, ink),
        pen.circle(-0.05, -0.83, 0.016, ink),
        pen.circle(0.05, -0.83, 0.016, ink),
    ];
};

const robot: Draw = (pen, paint, context) => [
    pen.box(-0.16, -0.16, -0.04, 0, darker(paint), 0.03),
    pen.box(0.04, -0.16, 0.16, 0, darker(paint), 0.03),
    pen.stroke([-0.22, -0.5], [-0.32, -0.3], 0.07, darker(paint)),
    pen.stroke([0.22, -0.5], [0.32, -0.4 + 0.08 * swing(context)], 0.07, darker(paint)),
    pen.box(-0.22, -0.56, 0.22, -0.13, paint, 0.05),
    pen.stroke([0, -0.9], [0, -0.98], 0.03, ink),
    pen.circle(0, -0.98, 0.04, colour("ffd15c")),
    pen.box(-0.19, -0.91, 0.19, -0.6, lighter(paint, 0.15), 0.07),
    pen.circle(-0.08, -0.77, 0.045, colour("8ff0ff")),
    pen.circle(0.08, -0.77, 0.045, colour("8ff0ff")),
    pen.box(-0.08, -0.68, 0.08, -0.65, ink, 0.01),
    pen.circle(0, -0.35, 0.06, colour("ffd15c")),
];

const house: Draw = (pen, paint, { night }) => {
    const glass = night ? colour("ffd980") : colour("bfe3f2");
    return [
        pen.box(0.2, -0.92, 0.3, -0.6, darker(paint, 0.35)),
        pen.box(-0.42, -0.56, 0.42, 0, paint),
        pen.polygon(
            [
                [-0.52, -0.54],
                [0, -0.96],
                [0.52, -0.54],
            ],
            colour("b5483a"),
        ),
        pen.box(-0.08, -0.3, 0.1, 0, darker(paint, 0.5), 0.02),
        pen.box(-0.33, -0.42, -0.17, -0.24, glass, 0.01),
        pen.box(0.18, -0.42, 0.34, -0.24, glass, 0.01),
    ];
};

const tree: Draw = (pen, paint, context) => {
    const sway = 0.012 * swing(context);
    return [
        pen.polygon(
            [
                [-0.06, 0],
                [-0.035, -0.5],
                [0.035, -0.5],
                [0.06, 0],
            ],
            colour("76513a"),
        ),
        pen.circle(-0.17 + sway, -0.52, 0.2, darker(paint, 0.15)),
        pen.circle(0.17 + sway, -0.54, 0.19, darker(paint, 0.15)),
        pen.circle(sway, -0.72, 0.27, paint),
        pen.circle(-0.08 + sway, -0.8, 0.12, lighter(paint, 0.2)),
    ];
};

const flower: Draw = (pen, paint, context) => {
    const x = 0.03 * swing(context);
    const leaf = colour("3f8f55");
    return [
        pen.stroke([0, 0], [x, -0.62], 0.035, leaf),
        pen.ellipse(0.1, -0.24, 0.1, 0.04, leaf),
        pen.ellipse(-0.1, -0.33, 0.1, 0.04, leaf),
        ...Array.from({ length: 8 }, (_, index) => {
            const turn = (index / 8) * 2 * Math.PI;
            return pen.circle(
                x + Math.cos(turn) * 0.16,
                -0.74 + Math.sin(turn) * 0.16,
                0.095,
                index % 2 ? paint : lighter(paint, 0.2),
            );
        }),
        pen.circle(x, -0.74, 0.1, brightness(paint) > 0.75 ? colour("f2a93b") : colour("ffd15c")),
    ];
};

const boat: Draw = (pen, paint, context) => {
    const bob = 0.02 * swing(context);
    return [
        pen.stroke([0.02, -0.16 + bob], [0.02, -0.98 + bob], 0.03, colour("76513a")),
        pen.polygon(
            [
                [0.06, -0.94 + bob],
                [0.06, -0.28 + bob],
                [0.42, -0.28 + bob],
            ],
            cream,
        ),
        pen.polygon(
            [
                [-0.02, -0.82 + bob],
                [-0.02, -0.28 + bob],
                [-0.3, -0.28 + bob],
            ],
            lighter(paint, 0.35),
        ),
        pen.polygon(
            [
                [-0.5, -0.2 + bob],
                [0.52, -0.2 + bob],
                [0.36, 0.03 + bob],
                [-0.34, 0.03 + bob],
            ],
            paint,
        ),
        pen.polygon(
            [
                [-0.5, -0.2 + bob],
                [0.52, -0.2 + bob],
                [0.49, -0.15 + bob],
                [-0.47, -0.15 + bob],
            ],
            lighter(paint, 0.6),
        ),
    ];
};

const car: Draw = (pen, paint, context) => {
    const x = 0.05 * swing(context);
    return [
        pen.polygon(
            [
                [x - 0.34, -0.42],
                [x - 0.2, -0.68],
                [x + 0.2, -0.68],
                [x + 0.36, -0.42],
            ],
            darker(paint, 0.15),
        ),
        pen.polygon(
            [
                [x - 0.25, -0.43],
                [x - 0.16, -0.62],
                [x - 0.02, -0.62],
                [x - 0.02, -0.43],
            ],
            colour("cfe8f3"),
        ),
        pen.polygon(
            [
                [x + 0.03, -0.43],
                [x + 0.03, -0.62],
                [x + 0.17, -0.62],
                [x + 0.27, -0.43],
            ],
            colour("cfe8f3"),
        ),
        pen.box(x - 0.6, -0.45, x + 0.6, -0.14, paint, 0.1),
        pen.circle(x + 0.55, -0.32, 0.04, colour("ffe9a8")),
        ...[-0.34, 0.34].flatMap((at) => [
            pen.circle(x + at, -0.13, 0.13, ink),
            pen.circle(x + at, -0.13, 0.06, colour("aab3bf")),
        ]),
    ];
};

const bird: Draw = (pen, paint, context) => {
    const flap = 0.25 * swing(context, 3);
    return [
        pen.polygon(
            [
                [0.3, -0.5],
                [0.62, -0.62],
                [0.6, -0.44],
            ],
            darker(paint),
        ),
        pen.ellipse(0, -0.5, 0.36, 0.19, paint),
        pen.circle(-0.32, -0.62, 0.16, paint),
        pen.polygon(
            [
                [-0.46, -0.68],
                [-0.64, -0.6],
                [-0.45, -0.56],
            ],
            colour("f2a93b"),
        ),
        pen.circle(-0.36, -0.66, 0.03, ink),
        pen.polygon(
            [
                [-0.15, -0.52],
                [0.2, -0.5],
                [0.24, -0.92 - flap],
            ],
            darker(paint, 0.2),
        ),
    ];
};

const fish: Draw = (pen, paint, context) => {
    const flick = 0.07 * swing(context, 2);
    return [
        pen.polygon(
            [
                [0.26, -0.4],
                [0.56, -0.62 + flick],
                [0.52, -0.4],
                [0.56, -0.18 + flick],
            ],
            darker(paint, 0.2),
        ),
        pen.polygon(
            [
                [-0.12, -0.58],
                [0.06, -0.76],
                [0.14, -0.56],
            ],
            darker(paint, 0.2),
        ),
        pen.ellipse(0, -0.4, 0.4, 0.22, [lighter(paint, 0.15), darker(paint, 0.1)]),
        pen.ellipse(0.06, -0.38, 0.1, 0.07, darker(paint, 0.25)),
        pen.circle(-0.22, -0.45, 0.055, cream),
        pen.circle(-0.23, -0.45, 0.028, ink),
    ];
};

const kite: Draw = (pen, paint, context) => {
    const x = 0.05 * swing(context);
    return [
        pen.stroke([x, -0.15], [x * 0.5 - 0.08, 0.25], 0.012, cream),
        pen.stroke([x * 0.5 - 0.08, 0.25], [0.02, 0.75], 0.012, cream),
        pen.polygon(
            [
                [x, -0.95],
                [x + 0.36, -0.55],
                [x, -0.15],
                [x - 0.36, -0.55],
            ],
            paint,
        ),
        pen.polygon(
            [
                [x, -0.95],
                [x + 0.36, -0.55],
                [x, -0.55],
            ],
            lighter(paint, 0.5),
        ),
        pen.polygon(
            [
                [x, -0.15],
                [x - 0.36, -0.55],
                [x, -0.55],
            ],
            lighter(paint, 0.5),
        ),
        pen.polygon(
            [
                [x, -0.15],
                [x + 0.1, 0.02],
                [x - 0.1, 0.02],
            ],
            darker(paint),
        ),
    ];
};

const balloon: Draw = (pen, paint, context) => {
    const y = 0.03 * swing(context);
    return [
        pen.stroke([-0.2, -0.42 + y], [-0.09, -0.15 + y], 0.012, ink),
        pen.stroke([0.2, -0.42 + y], [0.09, -0.15 + y], 0.012, ink),
        pen.box(-0.1, -0.17 + y, 0.1, y, colour("8a5a3b"), 0.03),
        pen.ellipse(0, -0.66 + y, 0.34, 0.36, paint),
        pen.ellipse(0, -0.66 + y, 0.2, 0.36, lighter(paint, 0.4)),
        pen.ellipse(0, -0.66 + y, 0.07, 0.36, paint),
    ];
};

const cup: Draw = (pen, paint, context) => {
    const rise = 0.03 * swing(context);
    return [
        pen.ellipse(0, -0.02, 0.5, 0.06, lighter(paint, 0.5)),
        pen.circle(0.32, -0.3, 0.15, darker(paint, 0.1)),
        pen.circle(0.32, -0.3, 0.08, lighter(paint, 0.75)),
        pen.polygon(
            [
                [-0.34, -0.52],
                [0.34, -0.52],
                [0.24, -0.04],
                [-0.24, -0.04],
            ],
            [paint, darker(paint, 0.15)],
        ),
        pen.ellipse(0, -0.52, 0.34, 0.07, lighter(paint, 0.3)),
        pen.ellipse(0, -0.51, 0.29, 0.05, colour("7a4a2a")),
        ...[-0.12, 0.08].map((x) => pen.stroke([x + rise, -0.66], [x - rise, -0.9], 0.035, cream)),
    ];
};

const fruit: Draw = (pen, paint) => [
    pen.stroke([0.02, -0.6], [0.08, -0.78], 0.04, colour("6b4a32")),
    pen.ellipse(0.2, -0.74, 0.14, 0.06, colour("4f9b57")),
    pen.circle(-0.1, -0.32, 0.28, paint),
    pen.circle(0.1, -0.32, 0.28, paint),
    pen.ellipse(0, -0.26, 0.3, 0.26, paint),
    pen.ellipse(-0.18, -0.42, 0.06, 0.09, lighter(paint, 0.5)),
];

const lamp: Draw = (pen, paint, context) => {
    const flame = 0.05 * swing(context, 2);
    return [
        pen.circle(0, -0.5, 0.42, colour("ffe08a"), 0.25),
        pen.polygon(
            [
                [-0.42, -0.26],
                [0.42, -0.26],
                [0.22, 0],
                [-0.22, 0],
            ],
            paint,
        ),
        pen.ellipse(0, -0.26, 0.42, 0.06, lighter(paint, 0.3)),
        pen.polygon(
            [
                [-0.1, -0.36],
                [0, -0.78 - flame],
                [0.1, -0.36],
            ],
            colour("ffb347"),
        ),
        pen.circle(0, -0.36, 0.1, colour("ffb347")),
        pen.circle(0, -0.36, 0.05, colour("fff3c4")),
    ];
};

const on = (draw: Draw, hex: string, size: number, place: Figure["place"] = "ground"): Figure => ({
    draw,
    colour: colour(hex),
    size,
    place,
});

/** Large figures come first: they are drawn behind the others. */
export const figures = {
    house: on(house, "f0d9b5", 1.15),
    tree: on(tree, "4f9150", 1.15),
    horse: on(horse, "9a6a43", 0.95),
    car: on(car, "e0533a", 0.8),
    person: on(person, "3f7fc1", 0.95),
    robot: on(robot, "9fb3c8", 0.85),
    dog: on(animal(hanging, 0.04), "b98250", 0.75),
    cat: on(animal(pointed, 0), "e8963f", 0.7),
    rabbit: on(animal(long, 0), "d8d2c8", 0.65),
    lamp: on(lamp, "b5653a", 0.5),
    cup: on(cup, "e4572e", 0.55),
    fruit: on(fruit, "e0533a", 0.5),
    flower: on(flower, "ee6f8e", 0.6),
    boat: on(boat, "c1502e", 0.8, "water"),
    fish: on(fish, "f28c28", 0.55, "water"),
    bird: on(bird, "2f6fd0", 0.42, "air"),
    kite: on(kite, "e0433a", 0.55, "air"),
    balloon: on(balloon, "e4572e", 0.75, "air"),
} as const satisfies { readonly [Name in CueName]?: Figure };

export type FigureName = keyof typeof figures;
export const figureNames = Object.keys(figures) as readonly FigureName[]; // `Object.keys` returns `string[]`.
