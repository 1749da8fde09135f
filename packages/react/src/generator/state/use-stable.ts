import { useRef } from "react";

/** Returns the same object as long as the data is equal, so that memoized components do not re-render. */
export function useStable<Data>(data: Data): Data {
    const kept = useRef(data);
    if (JSON.stringify(kept.current) !== JSON.stringify(data)) kept.current = data;
    return kept.current;
}
