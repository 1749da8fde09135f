/** The frame that code runs in: a document without an origin, with a worker that has a port to this page. */
import { frameDocument } from "./frame-document.ts";
import { runPolicy } from "./run-policy.ts";
import type { ToPage, ToWorker } from "./worker/port-messages.ts";

export type Frame = {
    readonly post: (message: ToWorker, transfer?: readonly Transferable[]) => void;
    /** Sets the handlers for the worker's messages and errors, replacing the previous ones. */
    listen: (onMessage: (message: ToPage) => void, onError: (message: string) => void) => void;
    /** Terminates the worker and removes the frame. */
    readonly close: () => void;
};

/** The part of Trusted Types that we use, with strings for TrustedHTML, because the DOM's types expect strings. */
type TrustedTypes = {
    createPolicy: (
        name: string,
        rules: { readonly createHTML: (text: string) => string },
    ) => { readonly createHTML: (text: string) => string };
};

let documentText: string | undefined;

/** The only document that this policy allows. */
function trustedDocument(): string {
    const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
    documentText ??=
        trustedTypes?.createPolicy(runPolicy, { createHTML: () => frameDocument }).createHTML("") ?? frameDocument;
    return documentText;
}

/** @param worker the worker's script */
export async function openFrame(worker: Uint8Array<ArrayBuffer>): Promise<Frame> {
    const element = document.createElement("iframe");
    element.setAttribute("sandbox", "allow-scripts");
    element.hidden = true;
    element.title = "";
    element.srcdoc = trustedDocument();
    const [ours, theirs] = portsOf(new MessageChannel());
    const [errorPort, theirErrorPort] = portsOf(new MessageChannel());
    await new Promise<void>((loaded) => {
        element.addEventListener("load", () => loaded(), { once: true });
        document.body.append(element);
    });
    element.contentWindow?.postMessage(worker, "*", [theirs, theirErrorPort]);
    return {
        post: (message, transfer = []) => ours.postMessage(message, [...transfer]),
        listen(onMessage, onError) {
            // A program that has got hold of the port may post anything.
            ours.onmessage = ({ data }) => {
                if (typeof data === "object" && data !== null) onMessage(data);
            };
            errorPort.onmessage = ({ data }) => onError(data);
        },
        close() {
            element.remove();
            ours.close();
            errorPort.close();
        },
    };
}

const portsOf = ({ port1, port2 }: MessageChannel): readonly [MessagePort, MessagePort] => [port1, port2];
