import { expect, test, vi } from "vitest";
import { colabAddress, repositoryIn } from "./publication.ts";

test.each([
    ["https://github.com/owner/name", "owner/name"],
    ["https://github.com/owner/name.git", "owner/name"],
    ["https://github.com/a-b/c.d", "a-b/c.d"],
])("%s is the repository %s", (address, name) => {
    expect(repositoryIn(address)).toBe(name);
});

test.each([
    "owner/name",
    "http://github.com/owner/name",
    "https://example.org/owner/name",
    "https://github.com/owner",
    "https://github.com/owner/name/tree/main",
])("%s is none, and it is said what would be", (address) => {
    expect(() => repositoryIn(address)).toThrow(/such as https:\/\/github.com\/owner\/name; received /);
});

test("colabAddress: a notebook in the branch of the repository, and nowhere else", () => {
    vi.stubEnv("CALLSHEET_REPOSITORY", "");
    expect(colabAddress("gu/chapter1.ipynb")).toBeUndefined();
    vi.stubEnv("CALLSHEET_REPOSITORY", "https://github.com/owner/name/");
    expect(colabAddress("gu/chapter1.ipynb")).toBe(
        "https://colab.research.google.com/github/owner/name/blob/notebooks/gu/chapter1.ipynb",
    );
    vi.unstubAllEnvs();
});
