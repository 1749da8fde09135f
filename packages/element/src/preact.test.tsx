/** @jsxImportSource preact */
import { createRef } from "preact";
import { expect, test } from "vitest";
import type { CallSnippetElement } from "./index.ts";
import type {} from "./preact.ts";

test("JSX with Preact knows the element, its properties and its attributes", () => {
    const ref = createRef<CallSnippetElement>();
    const element = (
        <call-snippet
            ref={ref}
            class="wide"
            model="openai/gpt-oss-20b"
            bill-to="my-company"
            parameters={{ max_tokens: 9 }}
            stream
            oncallsheet-render={({ detail }) => detail.snippet?.content}
        />
    );
    expect(element.props).toMatchObject({ "bill-to": "my-company", stream: true });
    // @ts-expect-error it has no such attribute
    expect(<call-snippet modle="openai/gpt-oss-20b" />).toBeDefined();
});
