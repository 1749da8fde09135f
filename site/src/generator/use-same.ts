import { useRef } from "react";

/** Some data, as the same object for as long as it says the same: what takes it need not be rendered again. */
export function useSame<Data>(data: Data): Data {
    const kept = useRef(data);
    if (JSON.stringify(kept.current) !== JSON.stringify(data)) kept.current = data;
    return kept.current;
}
