import type { SandboxPlace } from "./start-sandbox.ts";

/** The message with all addresses. @param address the address of the site, without a trailing slash */
export function announcementOf(address: string, sandbox: SandboxPlace): string {
    return `
The site is at

    ${address}/             the front page
    ${address}/gu/course    the course, in Gujarati
    ${address}/en/course    the course, in English
    ${address}/gu/snippets  the snippet generator
${"url" in sandbox ? sandboxAt(sandbox) : `\nThe sandbox could not be started: ${sandbox.reason.trim()}\n`}`;
}

const sandboxAt = ({ url, journal }: Extract<SandboxPlace, { url: string }>): string => `
The sandbox is at

    ${url.padEnd(journal.length)}  every provider, without an account: for your programs
    ${journal}  what they asked, and what it answered
`;
