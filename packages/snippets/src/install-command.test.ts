import { taskIds } from "@callsheet/inference/tasks";
import { expect, test } from "vitest";
import { installCommand } from "./install-command.ts";
import { clients } from "./languages/registry.ts";

test("names what a program imports, and what that does not install itself", () => {
    expect(installCommand("python", "huggingface_hub", "conversational")).toBe("pip install huggingface_hub");
    expect(installCommand("python", "huggingface_hub", "text-to-image")).toBe("pip install huggingface_hub pillow");
    expect(installCommand("js", "openai", "conversational")).toBe("npm install openai");
});

test("is not there where a program needs nothing", () => {
    expect(installCommand("js", "fetch", "conversational")).toBeUndefined();
    expect(installCommand("sh", "curl", "conversational")).toBeUndefined();
});

test("is one line of plain words, for every client and task", () => {
    for (const { language, id } of clients) {
        for (const task of taskIds) expect(installCommand(language, id, task) ?? "").toMatch(/^[\w@/. -]*$/);
    }
});
