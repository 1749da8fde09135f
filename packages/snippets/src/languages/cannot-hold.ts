/** A text that a program of some kind has no way to hold; `message` says which, and why. Other clients may hold it. */
export class CannotHold extends TypeError {
    override readonly name: string = "CannotHold";
}
