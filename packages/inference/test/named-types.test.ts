import { expectTypeOf, test } from "vitest";
import type { EventOf, InputsGiven, OutputOf, ParametersOf } from "../src/call/call.ts";
import type { NamedTypes } from "../src/generated/named-types.ts";
import { description as descriptionOfFillMask } from "../src/tasks/fill-mask.ts";
import type { TaskId } from "../src/tasks/task-id.ts";
import type { Leaf } from "../src/wire/leaf.ts";

/** The named types of a task: the arguments of a helper with a `parameters` field, or with its parameters beside its inputs. */
type Named<Input, Key> = [Key] extends [keyof Input]
    ? [Key] extends [never]
        ? Split<Input>
        : {
              inputs: Input[Key];
              parameters: { [Other in keyof Input as Other extends Key ? never : Other]: Input[Other] };
              mayLackParameters: true;
          }
    : never;

type Split<Input> = Input extends { inputs?: unknown; parameters?: unknown }
    ? {
          inputs: Input["inputs"];
          parameters: Exclude<Input["parameters"], undefined>;
          mayLackParameters: undefined extends Input["parameters"] ? true : false;
      }
    : never;

type TypesOfSchemas = {
    [Id in TaskId]: {
        inputs: InputsGiven<Id>;
        parameters: ParametersOf<Id>;
        mayLackParameters: Record<never, never> extends ParametersOf<Id> ? true : false;
        output: OutputOf<Id>;
        event: EventOf<Id>;
    };
};

type NamedTypesOf<Id extends TaskId> = Named<NamedTypes[Id]["input"], NamedTypes[Id]["flat"]> &
    Pick<NamedTypes[Id], "output" | "event">;

type Bytes = Leaf | Blob | ArrayBuffer | Uint8Array;
type Numbers = number | Numbers[];

/** A type with all its names expanded, so that two types are the same only if they have the same structure. */
type Plain<Value> = Value extends Bytes | Numbers
    ? Value
    : Value extends readonly (infer Element)[]
      ? Plain<Element>[]
      : Value extends object
        ? { [Key in keyof Value]: Plain<Value[Key]> }
        : Value;

type IsSame<One, Other> =
    (<Value>() => Value extends One ? 1 : 2) extends <Value>() => Value extends Other ? 1 : 2 ? true : false;

/** The tasks with a named type that differs from that of their schemas. */
type Different = {
    [Id in TaskId]: IsSame<Plain<NamedTypesOf<Id>>, Plain<TypesOfSchemas[Id]>> extends true ? never : Id;
}[TaskId];

test("every named type is the type of its schema, to the compiler", () => {
    // The compiler names the tasks that are missing here: they differ.
    const different: { readonly [Id in Different]: never } = {};
    expectTypeOf(different).toEqualTypeOf<Readonly<Record<never, never>>>();
});

test("and such a comparison sees what differs", () => {
    type Fields = { a?: string | undefined; [key: string]: unknown };
    expectTypeOf<
        IsSame<Plain<Fields>, Plain<{ a?: string | undefined } & Record<string, unknown>>>
    >().toEqualTypeOf<true>();
    expectTypeOf<IsSame<Plain<Fields>, Plain<{ a?: string }>>>().toEqualTypeOf<false>();
    expectTypeOf<
        IsSame<Plain<Fields>, Plain<{ a?: number | undefined; [key: string]: unknown }>>
    >().toEqualTypeOf<false>();
    expectTypeOf<
        IsSame<Plain<Fields>, Plain<{ b?: string | undefined; [key: string]: unknown }>>
    >().toEqualTypeOf<false>();
});

test("a description that lacks a field, or has another, is a compile error", () => {
    const description = descriptionOfFillMask();
    const { targets: _, ...others } = description.parameters;
    // @ts-expect-error: a parameter has no description
    const lacking: typeof description = { ...description, parameters: others };
    // @ts-expect-error: a description has no parameter
    const having: typeof description = { ...description, parameters: { ...description.parameters, other: others } };
    expectTypeOf(lacking).toEqualTypeOf(having);
});
