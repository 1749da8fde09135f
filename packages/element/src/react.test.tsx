import { createRef } from "react";
import { expect, test } from "vitest";
import type { CallSnippetElement } from "./index.ts";
import type {} from "./react.ts";

test("JSX with React knows the element, its properties and its attributes", () => {
    const ref = createRef<CallSnippetElement>();
    const element = (
        <call-snippet
            ref={ref}
            className="wide"
            model="openai/gpt-oss-20b"
            bill-to="my-company"
            parameters={'{"max_tokens":9}'}
            stream
            oncallsheet-render={({ detail }) => detail.snippet?.content}
        />
    );
    expect(element.props).toMatchObject({ "bill-to": "my-company", stream: true });
});

test("and no others", () => {
    // @ts-expect-error it has no such attribute
    expect(<call-snippet modle="openai/gpt-oss-20b" />).toBeDefined();
    // @ts-expect-error it is a switch
    expect(<call-snippet stream="very" />).toBeDefined();
});
