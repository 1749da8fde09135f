import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dimensionsFor, embedding, similarity } from "./embedding.ts";
import { someText } from "./testing.ts";

const near = (one: string, other: string) => similarity(embedding(one), embedding(other));

describe("embeddings", () => {
    test("have length 1, the dimensions that are asked for, and are always the same", () =>
        fc.assert(
            fc.property(someText, fc.integer({ min: 1, max: 500 }), (text, dimensions) => {
                const vector = embedding(text, dimensions);
                expect(vector).toHaveLength(dimensions);
                expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
                expect(embedding(text, dimensions)).toEqual(vector);
            }),
        ));

    test("a text is as near to itself as can be, and to others it is as near as they are to it", () =>
        fc.assert(
            fc.property(someText, someText, (one, other) => {
                expect(near(one, one)).toBe(1);
                expect(near(one, other)).toBe(near(other, one));
                expect(Math.abs(near(one, other))).toBeLessThanOrEqual(1);
            }),
        ));

    test("have as many numbers as small sentence models give", () => {
        expect(embedding("A text")).toHaveLength(384);
    });

    test("have the dimensions of their model, and a note where those are not known", () => {
        expect(dimensionsFor("BAAI/bge-m3")).toEqual({ dimensions: 1024 });
        const unknown = dimensionsFor("owner/unknown");
        expect(unknown.dimensions).toBe(384);
        expect(unknown.headers?.["x-sandbox-note"]).toMatch(/384 dimensions: the sandbox does not know/);
    });

    test("are as alike in many dimensions as in few", () => {
        const [one, other] = ["The kite climbed above the wall.", "A kite flew over the old wall."];
        const few = similarity(embedding(one), embedding(other));
        for (const dimensions of [768, 1024, 1536, 3072]) {
            expect(similarity(embedding(one, dimensions), embedding(other, dimensions))).toBeCloseTo(few, 1);
        }
    });

    test.each([
        ["The bus leaves at noon.", "Departure is at twelve.", "The cat sleeps on the roof."],
        ["The kite climbed above the wall.", "A kite flew over the old wall.", "We ate rice and lemon."],
        ["My order has not arrived.", "Where is the parcel that I ordered?", "The river is long."],
        ["How do I pay the bill?", "Paying an invoice", "A bird in the forest"],
        ["ચોમાસું બેસી ગયું.", "ચોમાસું બેઠું.", "આજે રવિવાર છે."],
        ["ચોમાસું બેસી ગયું.", "વરસાદ શરૂ થયો.", "મને પુસ્તક આપો."],
        ["પતંગ ઊંચે ચઢ્યો.", "આકાશમાં પતંગ ઊડે છે.", "દવાખાનું બંધ છે."],
        ["નદીમાં પાણી ઘણું છે.", "નદીનું પાણી", "શિક્ષક શાળામાં છે."],
        ["રીના સુરતમાં રહે છે.", "સુરત રીનાનું શહેર છે.", "મેચ જીતી ગયા."],
        ["The kite flies in the sky.", "પતંગ આકાશમાં ઊડે છે.", "દવાખાનું બંધ છે."],
        ["Where is the library?", "પુસ્તકાલય ક્યાં છે?", "મને ચા ગમે છે."],
        ["Il pleut à Lyon", "Il pleut encore à Lyon", "Nous mangeons du pain"],
    ])("%s is nearer to: %s than to: %s", (text, similar, other) => {
        expect(near(text, similar)).toBeGreaterThan(near(text, other) + 0.1);
    });
});
