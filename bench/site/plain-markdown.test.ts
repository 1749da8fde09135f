import { expect, test } from "vitest";
import { plainMarkdown } from "./plain-markdown.ts";

test("a chapter in plain Markdown holds the same text, and links that lead somewhere", () => {
    const chapter = `---
title: "Start"
description: "How to start."
minutes: 10
---

See [the end](#end) and [elsewhere](/en/snippets).

## Why a notebook? {#why}

<Figure name="two-ways" />

\`\`\`notebook
!pip install transformers
\`\`\`

\`\`\`output
# {#kept}
\`\`\`

<Snippet id="ask" message="Why?" clients="js/callsheet" />

### The end {#end}
`;
    const [program = "", ...others] = plainMarkdown(chapter).match(/^```js\n.*?\n```$/gms) ?? [];
    expect(others).toEqual([]);
    expect(program).toContain('content: "Why?"');
    expect(plainMarkdown(chapter).replace(program, "the program")).toBe(`---
title: "Start"
description: "How to start."
---

See [the end](#the-end) and [elsewhere](/en/snippets).

## Why a notebook?

\`\`\`python
!pip install transformers
\`\`\`

\`\`\`text
# {#kept}
\`\`\`

the program

### The end
`);
});
