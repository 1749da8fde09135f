/** A text that a client's programs cannot contain; `message` says which, and why. Other clients may support it. */
export class UnsupportedTextError extends TypeError {
    override readonly name: string = "UnsupportedTextError";
}
