import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../verify/testing/property-runs.ts";
import { wav } from "./audio-files.ts";
import { fileOf } from "./media.ts";
import { chunksOf, processedAudio, readRecording, soundLabels, transcriptOf } from "./transcribe.ts";

const kinds = ["wav", "flac", "mp3"] as const;
const spoken = (text: string, kind: (typeof kinds)[number] = "wav") => readRecording(fileOf(kind, { text }).bytes);
const silence = readRecording(wav(new Int16Array(32_000), "a recording"));

describe("a recording", () => {
    test.each(kinds)("that the sandbox spoke is understood: %s", (kind) => {
        for (const text of ["Good morning! Tea?", "નમસ્તે, કેમ છો?"]) expect(transcriptOf(spoken(text, kind))).toBe(text);
    });

    test("of others is told by what can be told of it", () => {
        expect(transcriptOf(silence)).toBe("A recording of 2 seconds, silent.");
        expect(transcriptOf(readRecording("https://files.example/a.mp3"))).toBe("A recording of 3 seconds.");
    });

    test.each(kinds)("says how long it is: %s", (kind) => {
        expect(readRecording(fileOf(kind, { text: "a tune", seconds: 3, music: true }).bytes).seconds).toBeCloseTo(
            3,
            1,
        );
    });

    test("that was worked on lasts as long", () => {
        const again = readRecording(fileOf("flac", processedAudio(silence, "12")).bytes);
        expect(again.seconds).toBe(silence.seconds);
        expect(transcriptOf(readRecording(fileOf("flac", processedAudio(spoken("Rain again."), "12")).bytes))).toBe(
            "Rain again.",
        );
    });

    test("is of a kind, and all kinds together are 1", () => {
        const first = (recording: typeof silence) => soundLabels(recording)[0]?.label;
        expect([
            first(silence),
            first(spoken("A sentence.")),
            first(readRecording(fileOf("wav", { text: "x", music: true }).bytes)),
        ]).toEqual(["silence", "speech", "music"]);
        expect(soundLabels(silence).reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1);
    });
});

test("chunks follow one another, and lie within the recording", () => {
    fc.assert(
        fc.property(
            fc.string({ unit: fc.constantFrom("a", " ", ".", "?", "word", "કમળ"), maxLength: 40 }),
            fc.double({ min: 0.1, max: 500, noNaN: true }),
            fc.constantFrom("sentence" as const, "word" as const),
            (text, seconds, by) => {
                let end = 0;
                for (const { timestamp } of chunksOf({ seconds, spec: { text } }, by)) {
                    expect(timestamp[0]).toBeGreaterThanOrEqual(end);
                    expect(timestamp[1]).toBeGreaterThanOrEqual(timestamp[0]);
                    end = timestamp[1];
                }
                expect(end).toBeLessThanOrEqual(seconds);
            },
        ),
    );
});

test("noise in the place of a file does no harm", () => {
    const heads = ["RIFF....WAVEfmt ", "fLaC", "ID3", "OggS", "\0\0\0\u0010ftypisom\0\0\0\0"];
    fc.assert(
        fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 120 }), (head, rest) => {
            const { seconds } = readRecording(new Uint8Array([...Buffer.from(head, "latin1"), ...rest]));
            expect(seconds).toBeGreaterThan(0);
            expect(seconds).toBeLessThanOrEqual(86_400);
        }),
        { numRuns: propertyRuns(500) },
    );
});
