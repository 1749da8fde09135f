import { useEffect, useState } from "react";

/** An object URL for a blob, revoked on unmount; undefined during the first render. */
export function useObjectUrl(file: Blob): string | undefined {
    const [url, setUrl] = useState<string>();
    useEffect(() => {
        const objectUrl = URL.createObjectURL(file);
        setUrl(objectUrl);
        return () => URL.revokeObjectURL(objectUrl);
    }, [file]);
    return url;
}
