/** A browser can show, play and decode the files of the sandbox. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumOptions } from "../../../../verify/testing/chromium.ts";
import { fileOf, isMediaKind } from "../../src/media/media.ts";

const work = { text: "A boat on the sea at night. Will it rain?", width: 330, height: 222 };

/** Serves the files by their extensions. */
const server = createServer(({ url = "" }, response) => {
    const kind = url.split(".").at(-1) ?? "";
    if (!isMediaKind(kind)) return void response.setHeader("content-type", "text/html").end("<video muted></video>");
    const { bytes, type } = fileOf(kind, work);
    response.setHeader("content-type", type).end(bytes);
});
let browser: Browser;
let page: Page;

beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    browser = await chromium.launch(chromiumOptions());
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(async () => {
    await browser?.close();
    server.close();
});

test("a PNG has its size and its colours, and a JPEG shows the same", async () => {
    const { sizes, corner, largest, mean } = await page.evaluate(async () => {
        const decoded = async (url: string) => {
            const image = new Image();
            image.src = url;
            await image.decode();
            const [width, height] = [image.naturalWidth, image.naturalHeight];
            const context = new OffscreenCanvas(width, height).getContext("2d");
            context?.drawImage(image, 0, 0);
            return { size: [width, height], pixels: context?.getImageData(0, 0, width, height).data ?? [] };
        };
        const [png, jpeg] = await Promise.all([decoded("/a.png"), decoded("/a.jpg")]);
        const differences = Array.from(png.pixels, (part, index) => Math.abs(part - (jpeg.pixels[index] ?? 0)));
        return {
            sizes: [png.size, jpeg.size],
            corner: [...png.pixels.slice(0, 3)],
            largest: differences.reduce((most, difference) => Math.max(most, difference), 0),
            mean: differences.reduce((sum, difference) => sum + difference, 0) / differences.length,
        };
    });
    const [red = 0, green = 0, blue = 0] = corner;
    expect([sizes, blue > red && blue > green]).toEqual([Array(2).fill([work.width, work.height]), true]);
    expect(mean).toBeLessThan(2);
    expect(largest).toBeLessThan(120);
});

test.each(["wav", "flac", "mp3"])("a sound, which is no silence: %s", async (kind) => {
    const found = await page.evaluate(async (url) => {
        const file = await (await fetch(url)).arrayBuffer();
        const { duration, ...sound } = await new OfflineAudioContext(1, 16_000, 16_000)
            .decodeAudioData(file)
            .then((buffer) => ({
                duration: buffer.duration,
                samples: buffer.getChannelData(0),
            }));
        return { duration, loudest: sound.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) };
    }, `/a.${kind}`);
    expect(found.duration).toBeGreaterThan(2.5);
    expect(found.duration).toBeLessThan(4);
    expect(found.loudest).toBeGreaterThan(0.1);
    expect(found.loudest).toBeLessThan(1);
});

test.each(["wav", "flac", "mp3"])("a sound, played to its end: %s", async (kind) => {
    // A player decodes a file in pieces and needs the timestamp of each piece.
    const found = await page.evaluate(async (url) => {
        const sound = new Audio(url);
        sound.muted = true;
        sound.playbackRate = 4;
        const ended = new Promise((done, failed) => {
            sound.onended = done;
            sound.onerror = () => failed(new Error(sound.error?.message));
        });
        await sound.play();
        await ended;
        return { duration: sound.duration, reached: sound.currentTime };
    }, `/a.${kind}`);
    expect(found.duration).toBeGreaterThan(2.5);
    expect(found.reached).toBeCloseTo(found.duration, 1);
});

test("a video, which goes on", async () => {
    const found = await page.evaluate(async () => {
        const video = document.querySelector("video");
        if (!video) throw new Error("There is no player.");
        const loaded = new Promise((done, failed) => {
            video.onloadeddata = done;
            video.onerror = () => failed(new Error(video.error?.message));
        });
        video.src = "/a.mp4";
        await loaded;
        const size = [video.videoWidth, video.videoHeight];
        const ended = new Promise((done) => {
            video.onended = done;
        });
        await video.play();
        await ended;
        return { size, duration: video.duration, reached: video.currentTime };
    });
    // Smaller than requested, with the same aspect ratio.
    expect(found.duration).toBe(3);
    expect(found.reached).toBeCloseTo(3, 1);
    const [width = 0, height = 1] = found.size;
    expect(width / height).toBeCloseTo(work.width / work.height, 1);
});
