/** Shapes to draw images with, each defined by its signed distance. */
import type { Bounds, Shape } from "./picture.ts";

type Paint = Shape["colour"];
type Point = readonly [number, number];

/** Like `Math.hypot`, but many times faster. */
const far = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const circle = (x: number, y: number, radius: number, colour: Paint, cover = 1): Shape => ({
    bounds: [x - radius, y - radius, x + radius, y + radius],
    distance: (px, py) => far(px - x, py - y) - radius,
    colour,
    cover,
});

/** The distance is exact only near the edge, which is enough for painting. */
export const ellipse = (x: number, y: number, across: number, down: number, colour: Paint, cover = 1): Shape => ({
    bounds: [x - across, y - down, x + across, y + down],
    distance: (px, py) => (far((px - x) / across, (py - y) / down) - 1) * Math.min(across, down),
    colour,
    cover,
});

/** @param round radius of the corners */
export const box = ([left, top, right, bottom]: Bounds, colour: Paint, round = 0, cover = 1): Shape => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [across, down] = [(right - left) / 2 - round, (bottom - top) / 2 - round];
    return {
        bounds: [left, top, right, bottom],
        distance: (px, py) => {
            const [dx, dy] = [Math.abs(px - x) - across, Math.abs(py - y) - down];
            return far(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
        },
        colour,
        cover,
    };
};

/** A stroke with round ends. */
export const stroke = ([ax, ay]: Point, [bx, by]: Point, wide: number, colour: Paint, cover = 1): Shape => {
    const half = wide / 2;
    const [dx, dy] = [bx - ax, by - ay];
    const squared = dx * dx + dy * dy || 1;
    return {
        bounds: [Math.min(ax, bx) - half, Math.min(ay, by) - half, Math.max(ax, bx) + half, Math.max(ay, by) + half],
        distance: (px, py) => {
            const share = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / squared));
            return far(px - ax - dx * share, py - ay - dy * share) - half;
        },
        colour,
        cover,
    };
};

export function polygon(corners: readonly Point[], colour: Paint): Shape {
    const edges = corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner] as const);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    return {
        bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
        distance: (px, py) => {
            let nearest = Infinity;
            let inside = false;
            for (const [[ax, ay], [bx, by]] of edges) {
                const [dx, dy] = [bx - ax, by - ay];
                const share = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
                nearest = Math.min(nearest, (px - ax - dx * share) ** 2 + (py - ay - dy * share) ** 2);
                if (ay > py !== by > py && px < (dx * (py - ay)) / dy + ax) inside = !inside;
            }
            return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
        },
        colour,
    };
}

/**
 * The area below a curved line, for hills and waves.
 *
 * @param line distance of the line below `top` at `x`, at most `swing`
 */
export const below = (
    [left, top, right, bottom]: Bounds,
    swing: number,
    line: (x: number) => number,
    colour: Paint,
): Shape => ({
    bounds: [left, top, right, bottom],
    // Skips the call of `line` for points far below it, which are most.
    distance: (x, y) => (y > top + swing + 0.02 ? -1 : (top + line(x) - y) * 0.8),
    colour,
});

/** The upper half of a ring, such as a rainbow's band. */
export const arch = (x: number, y: number, radius: number, wide: number, colour: Paint, cover = 1): Shape => ({
    bounds: [x - radius - wide, y - radius - wide, x + radius + wide, y],
    distance: (px, py) => Math.max(Math.abs(far(px - x, py - y) - radius) - wide / 2, py - y),
    colour,
    cover,
});

/** Subtracts another shape. */
export const without = (shape: Shape, other: Pick<Shape, "distance">): Shape => ({
    ...shape,
    distance: (x, y) => Math.max(shape.distance(x, y), -other.distance(x, y)),
});
