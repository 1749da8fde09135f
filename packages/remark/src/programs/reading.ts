/** What is noted while a block of a page is read: its names, the calls of libraries in it, and what it does besides. */
import { type Arguments, type LibraryCall, noArguments, outputValue, unknownValue, type Value } from "./value.ts";

/** A function of a library that is a call to note: what it belongs to, and its name there. */
export type HostedFunction = { readonly kind: "hosted"; readonly by: string; readonly method: string };

/** What the functions and clients of libraries do. */
export type Libraries = {
    /** The part of a library that a name stands for though nothing imports it. */
    readonly wellKnown: (name: string) => string | undefined;
    /** The value of a call; undefined for one that is not known. */
    readonly call: (path: string, args: Arguments) => Value | HostedFunction | undefined;
    /** Whether a method of a client is a call to note. */
    readonly isMethod: (by: string, method: string) => boolean;
};

/** What a block does. */
export type ProgramSummary = {
    readonly calls: readonly LibraryCall[];
    /** What makes a client in it. */
    readonly made: readonly LibraryCall[];
    /** Why the block is more than a call and its print, for people. */
    readonly others: readonly string[];
    /** The names that it gives to the blocks behind it, and those that it takes from the ones before it. */
    readonly given: readonly string[];
    readonly taken: ReadonlySet<string>;
};

/** Notes what a reader of a language finds in a block. */
export class Reading {
    readonly #page: Map<string, Value>;
    readonly #libraries: Libraries;
    readonly #own = new Map<string, Value>();
    readonly #taken = new Set<string>();
    readonly #calls: LibraryCall[] = [];
    readonly #made: LibraryCall[] = [];
    readonly #others = new Set<string>();

    /** @param page the names of the blocks before it; it takes those of this one in the end */
    constructor(page: Map<string, Value>, libraries: Libraries) {
        this.#page = page;
        this.#libraries = libraries;
    }

    /** Notes what no call can express: a loop, a class. */
    other(why: string): void {
        this.#others.add(why);
    }

    assign(name: string, value: Value): void {
        this.#own.set(name, value);
    }

    /** What a name stands for. */
    valueOf(name: string): Value {
        const own = this.#own.get(name);
        if (own) return own;
        this.#taken.add(name);
        const path = this.#libraries.wellKnown(name);
        return this.#page.get(name) ?? (path === undefined ? { kind: "unknown", name } : { kind: "library", path });
    }

    /** What a call returns. @param written the callee, as it is written */
    call(callee: Value, args: Arguments, written: string): Value {
        if (callee.kind === "file") return callee;
        if (callee.kind === "client") {
            const { by, path, settings } = callee;
            if (this.#libraries.isMethod(by, path)) return this.#note({ by, method: path, args, settings });
            return path === "" ? unknownValue : { ...callee, path: `${path}()` };
        }
        const of = callee.kind === "library" ? this.#libraries.call(callee.path, args) : undefined;
        if (of?.kind === "hosted") return this.#note({ ...of, args, settings: noArguments });
        if (of?.kind === "client") this.#made.push({ by: of.by, method: "", args, settings: args });
        if (of) return of;
        // What is given only the answer of a model shows it.
        if ([callee, ...args.positional, ...args.named.values()].some(({ kind }) => kind === "output"))
            return outputValue;
        this.other(`it calls ${/^[\w$.@/:-]{1,60}$/.test(written) ? written : "a function"}`);
        return unknownValue;
    }

    #note(call: LibraryCall): Value {
        this.#calls.push(call);
        return outputValue;
    }

    /** What was found; the page has the block's names then. */
    finish(): ProgramSummary {
        for (const [name, value] of this.#own) this.#page.set(name, value);
        const [calls, made, taken] = [this.#calls, this.#made, this.#taken];
        return { calls, made, others: [...this.#others], given: [...this.#own.keys()], taken };
    }
}
