import { modelOf } from "@callsheet/catalogue";
import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import { callOf } from "@callsheet/snippets";
import { knownModel, readState, snippetsOf } from "@callsheet/snippets/query";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleCall } from "../testing.ts";
import { fieldsOf, type ProgramField, readFields, writeField } from "./program-fields.ts";

const program = `client = InferenceClient(api_key=os.environ["HF_TOKEN"])
completion = client.chat_completion(
    messages=[
        {"role": "system", "content": "You are a guide."},
        {"role": "user", "content": "Why is it \\"blue\\"?"},
    ],
    model="one/two",
)
print(f"{len(completion.choices)} answers", completion)`;

const chat = {
    ...exampleCall("conversational"),
    inputs: [
        { role: "system", content: "You are a guide." },
        { role: "user", content: 'Why is it "blue"?' },
    ],
};

const labelled = `result = client.zero_shot_classification(
    "The bus is late.",
    candidate_labels=[
        "bus times",
        "complaint",
    ],
    model="one/two",
)`;
const zeroShot = {
    ...exampleCall("zero-shot-classification"),
    inputs: "The bus is late.",
    parameters: { candidate_labels: ["bus times", "complaint"] },
};

const namesOf = (fields: readonly ProgramField[]) => fields.map(({ name, values }) => [name, values]);

describe("the fields of a program", () => {
    test("are what its call asks, in the order of the program", () => {
        expect(namesOf(fieldsOf("python", program, chat))).toEqual([
            ["instruction", ["You are a guide."]],
            ["question", ['Why is it "blue"?']],
        ]);
        expect(namesOf(fieldsOf("python", labelled, zeroShot))).toEqual([
            ["text", ["The bus is late."]],
            ["labels", ["bus times", "complaint"]],
        ]);
    });

    test("are the sentences of a program that makes several calls", () => {
        expect(namesOf(fieldsOf("python", program))).toEqual([
            ["instruction", ["You are a guide."]],
            ["question", ['Why is it "blue"?']],
        ]);
    });
});

describe("what is written in a field", () => {
    const change = (
        code: string,
        fields: readonly ProgramField[],
        at: number,
        values: readonly string[],
        now = code,
    ) => {
        const field = fields[at];
        if (!field) throw new Error(`There is no field ${at}.`);
        return writeField("python", code, fields, now, field, values);
    };

    test("is seen in the program, and is read from it, whatever it holds", () => {
        const fields = fieldsOf("python", program, chat);
        fc.assert(
            fc.property(fc.string({ unit: "binary" }), fc.string(), (instruction, question) => {
                const first = change(program, fields, 0, [instruction]);
                const both = change(program, fields, 1, [question], first);
                expect(readFields("python", program, fields, both)).toEqual([[instruction], [question]]);
                expect(
                    change(
                        program,
                        fields,
                        0,
                        ["You are a guide."],
                        change(program, fields, 1, ['Why is it "blue"?'], both),
                    ),
                ).toBe(program);
            }),
        );
    });

    test("of a list may be more or less than before, and is laid out alike", () => {
        const fields = fieldsOf("python", labelled, zeroShot);
        const more = change(labelled, fields, 1, ["a", "b", "c"]);
        expect(more).toContain('[\n        "a",\n        "b",\n        "c",\n    ]');
        expect(readFields("python", labelled, fields, more)).toEqual([["The bus is late."], ["a", "b", "c"]]);
        const none = change(labelled, fields, 1, [], more);
        expect(readFields("python", labelled, fields, none)).toEqual([["The bus is late."], [""]]);
        expect(readFields("python", labelled, fields, change(labelled, fields, 0, ["x"], none))).toEqual([["x"], [""]]);
    });

    test("leaves alone what was changed in the program itself", () => {
        const fields = fieldsOf("python", program, chat);
        const own = `${program}\nprint(1 + 1)`.replace("client.chat_completion", "client.chat");
        expect(change(program, fields, 1, ["Why?"], own)).toBe(own.replace(String.raw`Why is it \"blue\"?`, "Why?"));
    });

    test("is nothing where other strings were changed: there the program itself is changed", () => {
        const fields = fieldsOf("python", program, chat);
        const own = program.replace("one/two", "three/four");
        expect(readFields("python", program, fields, own)).toBeUndefined();
        expect(change(program, fields, 1, ["Why?"], own)).toBe(own);
        expect(readFields("python", program, fields, `print("more")\n${program}`)).toBeUndefined();
    });
});

test.each(taskIds)(
    "programs of %s have the fields that their call has, in Python and in JavaScript",
    (task: TaskId) => {
        const query = { task };
        const { snippets, call } = snippetsOf(readState(query, modelOf), knownModel(query, modelOf));
        const found = snippets.flatMap(({ language, content }) =>
            language === "sh" || !call ? [] : [fieldsOf(language, content, callOf(...call)).map(({ name }) => name)],
        );
        expect(new Set(found.map((names) => names.join())).size).toBeLessThanOrEqual(1);
    },
);
