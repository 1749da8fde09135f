/**
 * Goes through a program as if it ran, without running it, and notes the calls of libraries that it makes. Names keep what
 * they are known to be from block to block of a page.
 */
import type { Argument, Expression, Parameter, Program, Statement } from "./program.ts";
import { type Arguments, known, noArguments, outputValue, unknownValue, type Value } from "./value.ts";

/** A call of something that a library gives. */
export type LibraryCall = {
    /** The function, such as `requests.post`, or what made the client: `openai.OpenAI`. */
    readonly by: string;
    /** The method of a client: `chat.completions.create`; empty for a function. */
    readonly method: string;
    readonly args: Arguments;
    /** The arguments that made the client. */
    readonly settings: Arguments;
    /** The variables that hold the client and what came of the call. */
    readonly names: { client?: string; output?: string };
};

/** What a program does. */
export type Doings = {
    readonly calls: readonly LibraryCall[];
    /** What makes a client in it. */
    readonly made: readonly LibraryCall[];
    /** What it does besides calling a model and showing what came of it, for people. */
    readonly others: readonly string[];
};

/** A function that is a call to note: the part of a library that it belongs to, and its name there. */
export type HostedFunction = { readonly kind: "hosted"; readonly by: string; readonly method: string };

/** What a library's functions and clients do. */
export type Libraries = {
    /** The part of a library that a name stands for though nothing imports it. */
    readonly wellKnown: (name: string) => string | undefined;
    /** The value of a call; undefined for one that is not known. */
    readonly call: (path: string, args: Arguments) => Value | HostedFunction | undefined;
    /** Whether a method of a client is a call to note. */
    readonly isMethod: (by: string, method: string) => boolean;
};

/** Names, and what they are known to be: those of a block, or of a function in it. */
export type Scope = {
    readonly get: (name: string) => Value | undefined;
    readonly set: (name: string, value: Value) => void;
};

/** The names of a function in a block. */
function scopeIn(outer: Scope): Scope {
    const own = new Map<string, Value>();
    return { get: (name) => own.get(name) ?? outer.get(name), set: (name, value) => void own.set(name, value) };
}

/** How deep functions may call each other, and how many expressions are read: a program may run for ever. */
const deepestCall = 5;
const mostExpressions = 100_000;

/** Goes through a program. @param scope what the blocks before it named; it takes the names of this one */
export function runProgram({ statements, isBroken }: Program, scope: Scope, libraries: Libraries): Doings {
    const [calls, made]: [LibraryCall[], LibraryCall[]] = [[], []];
    const others = new Set<string>(isBroken ? ["it is a part of a program"] : []);
    let [depth, count] = [0, 0];
    /** Functions that were defined here, and are not called yet: their calls are the program's, too. */
    const uncalled = new Map<Value, () => void>();

    const runAll = (body: readonly Statement[], names: Scope): Value | undefined => {
        let result: Value | undefined;
        for (const statement of body) result = runStatement(statement, names) ?? result;
        return result;
    };

    const runStatement = (statement: Statement, names: Scope): Value | undefined => {
        switch (statement.kind) {
            case "import":
                for (const { name, as } of statement.names)
                    names.set(as, { kind: "library", path: [statement.module, name].filter(Boolean).join(".") });
                return undefined;
            case "assign": {
                const before = calls.length;
                const of = evaluate(statement.value, names);
                const [only] = statement.names;
                const call = calls.at(-1);
                if (calls.length > before && call && only !== undefined && of.kind === "output")
                    call.names.output ??= only;
                for (const name of statement.names)
                    names.set(name, statement.isPart && of.kind !== "output" ? unknownValue : of);
                return undefined;
            }
            case "run":
                evaluate(statement.value, names);
                return undefined;
            case "return":
                return evaluate(statement.value, names);
            case "each": {
                const over = evaluate(statement.over, names);
                if (over.kind !== "output") others.add("it goes through a loop");
                names.set(statement.name, over.kind === "output" ? outputValue : unknownValue);
                return runAll(statement.body, names);
            }
            case "if": {
                const condition = statement.condition && evaluate(statement.condition, names);
                if (condition && condition.kind !== "output") others.add("it has a condition");
                return runAll(statement.body, names);
            }
            case "other":
                others.add(`it has ${statement.what}`);
                return runAll(statement.body, names);
        }
    };

    const evaluate = (expression: Expression, names: Scope): Value => {
        count += 1;
        if (count > mostExpressions) return unknownValue;
        switch (expression.kind) {
            case "value":
                return known(expression.value);
            case "list":
                return { kind: "list", items: expression.items.map((item) => evaluate(item, names)) };
            case "record":
                return recordOf(expression.entries, names);
            case "text":
                return joined(expression.parts.map((part) => evaluate(part, names)));
            case "name":
                return nameValue(expression.name, names);
            case "member":
                return memberOf(evaluate(expression.of, names), evaluate(expression.name, names));
            case "function": {
                const fn: Value = {
                    kind: "function",
                    call: (args) => runFunction(expression.parameters, expression.body, names, args),
                };
                uncalled.set(fn, () => runFunction(expression.parameters, expression.body, names, undefined));
                return fn;
            }
            case "call":
                return callValue(expression.callee, expression.args, names);
            case "unknown": {
                const parts = expression.parts.map((part) => evaluate(part, names));
                return parts.some(({ kind }) => kind === "output") ? outputValue : unknownValue;
            }
        }
    };

    const nameValue = (name: string, names: Scope): Value => {
        const path = libraries.wellKnown(name);
        return names.get(name) ?? (path === undefined ? { kind: "unknown", name } : { kind: "library", path });
    };

    const recordOf = (entries: readonly (readonly [Expression, Expression])[], names: Scope): Value => {
        const pairs = entries.map(([key, of]) => [evaluate(key, names), evaluate(of, names)] as const);
        const isKnown = pairs.every(([key]) => key.kind === "known");
        if (!isKnown) return unknownValue;
        return {
            kind: "record",
            entries: new Map(pairs.map(([key, of]) => [key.kind === "known" ? String(key.value) : "", of])),
        };
    };

    const callValue = (callee: Expression, written: readonly Argument[], names: Scope): Value => {
        const called = evaluate(callee, names);
        const args = argumentsOf(written, names);
        if (called.kind === "function") {
            uncalled.delete(called);
            if (depth >= deepestCall) return unknownValue;
            return called.call(args);
        }
        if (called.kind === "library") {
            const of = libraries.call(called.path, args);
            if (of?.kind === "hosted")
                return note({ by: of.by, method: of.method, args, settings: noArguments, names: {} });
            if (of?.kind === "made") made.push({ by: of.by, method: "", args, settings: args, names: {} });
            return of ?? unknownCall(called.path, callee, args);
        }
        if (called.kind === "made") {
            if (libraries.isMethod(called.by, called.path)) {
                const names = callee.kind === "member" ? { ...clientName(callee) } : {};
                return note({ by: called.by, method: called.path, args, settings: called.settings, names });
            }
            return called.path === "" ? unknownValue : { ...called, path: `${called.path}()` };
        }
        if (called.kind === "output") {
            // `.then((response) => …)`
            for (const argument of args.positional) {
                if (argument.kind !== "function") continue;
                uncalled.delete(argument);
                argument.call({ positional: [outputValue], named: new Map() });
            }
            return outputValue;
        }
        return changedList(callee, args, names) ?? unknownCall(undefined, callee, args);
    };

    const note = (call: LibraryCall): Value => {
        calls.push(call);
        return outputValue;
    };

    /** A call of a function that nothing is known of: it is harmless if it is given what came of a model. */
    const unknownCall = (path: string | undefined, callee: Expression, { positional, named }: Arguments): Value => {
        const given = [...positional, ...named.values()];
        if (given.some(({ kind }) => kind === "output")) return outputValue;
        others.add(`it calls ${path ?? writtenName(callee)}`);
        return unknownValue;
    };

    /** `messages.append(message)`, `messages.push(message)`. */
    const changedList = (callee: Expression, { positional }: Arguments, names: Scope): Value | undefined => {
        if (callee.kind !== "member" || callee.of.kind !== "name" || callee.name.kind !== "value") return undefined;
        const list = names.get(callee.of.name);
        if (list?.kind !== "list" || !/^(?:append|push)$/.test(String(callee.name.value))) return undefined;
        names.set(callee.of.name, { kind: "list", items: [...list.items, ...positional] });
        return known(null);
    };

    const argumentsOf = (written: readonly Argument[], names: Scope): Arguments => {
        const positional: Value[] = [];
        const named = new Map<string, Value>();
        for (const { name, value } of written) {
            const of = evaluate(value, names);
            if (name === undefined) positional.push(of);
            else if (name !== "**" || of.kind !== "record") named.set(name, of);
            else for (const [key, one] of of.entries) named.set(key, one);
        }
        return { positional, named };
    };

    /** @param args undefined for a function that nobody calls: its parameters are what they are by default */
    const runFunction = (
        parameters: readonly Parameter[],
        body: readonly Statement[],
        names: Scope,
        args: Arguments | undefined,
    ): Value => {
        const own = scopeIn(names);
        for (const [index, { name, value }] of parameters.entries()) {
            const byDefault = value ? evaluate(value, names) : { kind: "unknown" as const, name };
            own.set(name, args?.positional[index] ?? args?.named.get(name) ?? byDefault);
        }
        depth += 1;
        const result = runAll(body, own);
        depth -= 1;
        return result ?? known(null);
    };

    runAll(statements, scope);
    while (uncalled.size > 0) {
        const [[fn, runIt] = []] = uncalled;
        if (!fn || !runIt) break;
        uncalled.delete(fn);
        const before = calls.length;
        runIt();
        if (calls.length > before) others.add("nothing in it calls its function");
        else others.add("it has a function of its own");
    }
    return { calls, made, others: [...others] };
}

/** The variable of a client whose method is called. */
function clientName(callee: Expression): { client?: string } {
    let of = callee;
    while (of.kind === "member") of = of.of;
    return of.kind === "name" ? { client: of.name } : {};
}

const writtenName = (callee: Expression): string => {
    if (callee.kind === "name") return callee.name;
    if (callee.kind === "member" && callee.name.kind === "value")
        return `${writtenName(callee.of)}.${String(callee.name.value)}`.replace(/^\./, "");
    return "";
};

/** Texts one behind the other, or a sum, or lists one behind the other. */
function joined(parts: readonly Value[]): Value {
    if (parts.some(({ kind }) => kind === "output")) return outputValue;
    if (parts.length > 0 && parts.every((part) => part.kind === "list"))
        return { kind: "list", items: parts.flatMap((part) => part.items) };
    const values = parts.map((part) => (part.kind === "known" ? part.value : undefined));
    if (values.length > 1 && values.every((one) => typeof one === "number"))
        return known(values.reduce((sum, one) => sum + one, 0));
    if (values.every((one) => typeof one === "string" || typeof one === "number")) return known(values.join(""));
    const last = parts.at(-1);
    // `data:image/jpeg;base64,…`
    if (last?.kind === "file" && last.isEncoded && /^data:/.test(String(values[0])))
        return { kind: "file", name: last.name };
    const open = values.indexOf(undefined);
    const cause = parts[open];
    const start = values.slice(0, open).join("");
    return {
        kind: "unknown",
        name: cause?.kind === "unknown" || cause?.kind === "environment" ? cause.name : undefined,
        start: start === "" && cause?.kind === "unknown" ? cause.start : start,
    };
}

function memberOf(of: Value, name: Value): Value {
    const key = name.kind === "known" ? String(name.value) : undefined;
    switch (of.kind) {
        case "output":
            return outputValue;
        case "record":
            return (key === undefined ? undefined : of.entries.get(key)) ?? unknownValue;
        case "list":
            return of.items.at(Number(key)) ?? unknownValue;
        case "library": {
            const path = `${of.path}.${key}`;
            const variable = /^(?:os\.environ|process\.env|import\.meta\.env)\.(?!get$)(\w+)$/.exec(path)?.[1];
            return variable === undefined ? { kind: "library", path } : { kind: "environment", name: variable };
        }
        case "made":
            return { ...of, path: of.path === "" ? String(key) : `${of.path}.${key}` };
        // `file.read()`
        case "file":
            return { kind: "function", call: () => of };
        default:
            return unknownValue;
    }
}
