/** What whoever asks the proxy for anybody else is told, in plain ASCII. */
export function refusalOf(authority: string): string {
    const named = authority.replaceAll(/[^\w.:[\]-]/g, "?").slice(0, 200);
    return `The sandbox does not stand in for ${named}, and lets nothing through to the network.`;
}
