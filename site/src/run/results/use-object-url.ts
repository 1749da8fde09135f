import { useEffect, useState } from "react";

/** An address of a file that is in memory alone, for as long as the component shows it; undefined before it is there. */
export function useObjectUrl(file: Blob): string | undefined {
    const [url, setUrl] = useState<string>();
    useEffect(() => {
        const made = URL.createObjectURL(file);
        setUrl(made);
        return () => URL.revokeObjectURL(made);
    }, [file]);
    return url;
}
