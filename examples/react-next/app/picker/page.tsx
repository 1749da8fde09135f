"use client";

import { SnippetTabs } from "@callsheet/react";
import "@callsheet/react/styles.css";
import { useState } from "react";

/** A page with a state: the programs are written in the browser as the reader types. */
export default function Page() {
    const [inputs, setInputs] = useState("How do I fold a paper boat?");
    return (
        <main>
            <input aria-label="Question" value={inputs} onChange={({ target }) => setInputs(target.value)} />
            <SnippetTabs model="openai/gpt-oss-20b" inputs={inputs} />
        </main>
    );
}
