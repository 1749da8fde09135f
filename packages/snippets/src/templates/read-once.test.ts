import { base64, dataUrl, file } from "@callsheet/inference";
import { expect, test } from "vitest";
import { readOnce } from "./read-once.ts";

const cat = dataUrl(file("cat.png", "image/png"), "image/png");
const talk = base64(file("talk.mp3", "audio/mpeg"));
const variable = (name: string) => `the variable ${name}`;

test("a file that stands in several places becomes a variable", () => {
    expect(readOnce({ image: cat, images: [cat], prompt: "P" }, variable)).toEqual({
        json: { image: "the variable image", images: ["the variable image"], prompt: "P" },
        file: { name: "image", content: cat },
    });
    expect(readOnce([talk, talk], variable).file).toEqual({ name: "audio", content: talk });
});

test("a file that stands in one place stays there", () => {
    expect(readOnce({ image: cat, nothing: null }, variable)).toEqual({ json: { image: cat, nothing: null } });
});

test("a program can have a way of its own to write a file", () => {
    const write = () => "encoded";
    expect(readOnce({ image: cat }, variable, write)).toEqual({ json: { image: "encoded" } });
    expect(readOnce([cat, cat], variable, write).file?.content).toBe("encoded");
});
