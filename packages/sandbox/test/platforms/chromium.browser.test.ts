import { chromium } from "playwright-core";
import { chromiumOptions } from "../../../../verify/testing/chromium.ts";
import { platformCases } from "../suite/run.ts";
import { bundled, runOn } from "./run-on.ts";

runOn(
    "chromium",
    platformCases,
    async (controlUrl) => {
        const browser = await chromium.launch(chromiumOptions());
        const page = await browser.newPage();
        const unhandled: string[] = [];
        page.on("pageerror", ({ message }) => unhandled.push(message));
        await page.goto(controlUrl);
        return {
            run: async (...args) => {
                const call = `import("/suite.js").then(({ runCase }) => runCase(...${JSON.stringify(args)}))`;
                const failure: string | undefined = await page.evaluate(call);
                const [lost] = unhandled.splice(0);
                return failure ?? (lost === undefined ? undefined : `an error that nobody handled: ${lost}`);
            },
            close: async () => await browser.close(),
        };
    },
    () => bundled("../suite/run.ts"),
);
