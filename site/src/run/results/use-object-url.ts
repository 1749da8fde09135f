import { useEffect, useState } from "react";

/** An object URL for a blob, revoked on unmount; undefined during the first render. */
export function useObjectUrl(file: Blob): string | undefined {
    const [url, setUrl] = useState<string>();
    useEffect(() => {
        const made = URL.createObjectURL(file);
        setUrl(made);
        return () => URL.revokeObjectURL(made);
    }, [file]);
    return url;
}
