// region search
import { useModelSearch, useSnippets } from "@callsheet/react";
import { useState } from "react";

/** A search field of your own, and the program of the best match. */
export function Search() {
    const [text, setText] = useState("whisper");
    const { models } = useModelSearch(text, { limit: 5 });
    const { snippet } = useSnippets({ model: models[0]?.id }, { client: "curl" });
    return (
        <>
            <input aria-label="Model" value={text} onChange={({ target }) => setText(target.value)} />
            <p>{models.map(({ id }) => id).join(", ")}</p>
            <pre>{snippet?.content}</pre>
        </>
    );
}
// endregion
