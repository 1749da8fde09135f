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

### The end {#end}
`;
    expect(plainMarkdown(chapter)).toBe(`---
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

### The end
`);
});
