/** The frame that code runs in: a document without an origin, and in it a worker with a port to this page. */
import { frameDocument } from "./frame-document.ts";
import { runPolicy } from "./run-policy.ts";
import type { ToPage, ToWorker } from "./worker/port-messages.ts";

export type Frame = {
    readonly post: (message: ToWorker, transfer?: readonly Transferable[]) => void;
    /** Who is told what the worker tells; another takes the place of the one before. */
    listen: (onMessage: (message: ToPage) => void, onTrouble: (message: string) => void) => void;
    /** Ends the worker, whatever it is doing, and drops the frame. */
    readonly close: () => void;
};

/** What we use of Trusted Types: what it calls TrustedHTML goes where the DOM's types want a text. */
type TrustedTypes = {
    createPolicy: (
        name: string,
        rules: { readonly createHTML: (text: string) => string },
    ) => { readonly createHTML: (text: string) => string };
};

let made: string | undefined;

/** The one text that this policy lets become a document. */
function trustedDocument(): string {
    const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
    made ??= trustedTypes?.createPolicy(runPolicy, { createHTML: () => frameDocument }).createHTML("") ?? frameDocument;
    return made;
}

/** @param worker the text of a worker's script */
export async function openFrame(worker: Uint8Array<ArrayBuffer>): Promise<Frame> {
    const element = document.createElement("iframe");
    element.setAttribute("sandbox", "allow-scripts");
    element.hidden = true;
    element.title = "";
    element.srcdoc = trustedDocument();
    const [ours, theirs] = portsOf(new MessageChannel());
    const [heard, trouble] = portsOf(new MessageChannel());
    await new Promise<void>((loaded) => {
        element.addEventListener("load", () => loaded(), { once: true });
        document.body.append(element);
    });
    element.contentWindow?.postMessage(worker, "*", [theirs, trouble]);
    return {
        post: (message, transfer = []) => ours.postMessage(message, [...transfer]),
        listen(onMessage, onTrouble) {
            ours.onmessage = ({ data }) => onMessage(data);
            heard.onmessage = ({ data }) => onTrouble(data);
        },
        close() {
            element.remove();
            ours.close();
            heard.close();
        },
    };
}

const portsOf = ({ port1, port2 }: MessageChannel): readonly [MessagePort, MessagePort] => [port1, port2];
