/** The HTML of the library's pages. */
import { taskIds } from "@callsheet/inference/tasks";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { groupIds } from "../../frame/map/library-groups.ts";
import { languages } from "../../languages.ts";
import { tagsOf } from "./api.ts";
import { CallingPage, GroupPage, LibraryIndex } from "./GroupPage.tsx";
import { groupOf, taskOf } from "./links.ts";
import { readApi } from "./read-api.ts";

const api = readApi();

const idsIn = (html: string): readonly string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);

describe.each(languages)("in %s", (language) => {
    test("the index leads to every name", () => {
        const html = renderToStaticMarkup(createElement(LibraryIndex, { language, api }));
        const linked = new Set([...html.matchAll(/href="[^"]*#([^"]+)"/g)].map(([, name]) => name));
        expect(api.map(({ name }) => name).filter((name) => !linked.has(name))).toEqual([]);
    });

    test.each(groupIds)("the page of %s explains each of its exports under its name", (group) => {
        const shown = api.filter((one) => groupOf(one) === group && taskOf(one) === undefined);
        const html = renderToStaticMarkup(createElement(GroupPage, { language, api, shown }));
        const ids = idsIn(html);
        expect(ids).toEqual(expect.arrayContaining(shown.map(({ name }) => name)));
        expect(new Set(ids).size).toBe(ids.length);
        const examples = shown.flatMap(({ docs }) => tagsOf(docs, "example"));
        expect(html.split('data-kind="js"').length - 1).toBeGreaterThanOrEqual(examples.length);
    });

    test.each(taskIds)("the page of calling %s explains its helpers and types", (task) => {
        const shown = api.filter((one) => taskOf(one) === task);
        const html = renderToStaticMarkup(createElement(CallingPage, { language, task, api, shown }));
        const ids = idsIn(html);
        expect(ids).toEqual(expect.arrayContaining(shown.map(({ name }) => name)));
        expect(new Set(ids).size).toBe(ids.length);
    });
});

test("in Gujarati a field is explained in Gujarati, with its range", () => {
    const shown = api.filter((one) => taskOf(one) === "text-classification");
    const html = renderToStaticMarkup(
        createElement(CallingPage, { language: "gu", task: "text-classification", api, shown }),
    );
    expect(html).toContain("વધુમાં વધુ કેટલાં label આપવાં");
    expect(html).toContain("પૂર્ણાંક, 1 કે વધુ");
    // Of the output, too.
    expect(html).toContain("આ label વિશે મોડેલને કેટલી ખાતરી છે. 0 થી 1 સુધી.");
});

test("a type in a signature leads to its explanation, and not to itself", () => {
    const shown = api.filter(({ name }) => name === "startSandbox" || name === "Sandbox");
    const html = renderToStaticMarkup(createElement(GroupPage, { language: "en", api, shown }));
    expect(html).toMatch(/<a href="[^"]*library\/sandbox#SandboxOptions">SandboxOptions<\/a>/);
    expect(html).not.toMatch(/#startSandbox">startSandbox<\/a>/);
});
