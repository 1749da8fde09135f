import { expect, test, vi } from "vitest";
import { givenToken, onToken, setToken } from "./token.ts";

test("setToken: subscribers hear of each token until they unsubscribe; spaces around it are dropped", () => {
    const tell = vi.fn(() => givenToken());
    const end = onToken(tell);
    setToken(" hf_mine ");
    expect(tell).toHaveReturnedWith("hf_mine");
    end();
    setToken("");
    expect(tell).toHaveBeenCalledTimes(1);
    expect(givenToken()).toBeUndefined();
});
