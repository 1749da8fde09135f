/** A host from a request, made safe to print. */
export const sanitizedHost = (authority: string): string => authority.replaceAll(/[^\w.:[\]-]/g, "?").slice(0, 200);

/** The proxy's message for a host that the sandbox does not stand in for. @param host a sanitized host */
export const refusalMessage = (host: string): string =>
    `The sandbox does not stand in for ${host}, and lets nothing through to the network.`;
