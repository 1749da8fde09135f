import { expect, test } from "vitest";
import { bareType, signatureText } from "./signature-text.ts";

const parameter = (name: string, type: string, optional = false) => ({ name, type, optional, rest: false });

test("a short signature is one line", () => {
    const signature = { typeParameters: "", parameters: [parameter("text", "string")], returns: "Fault" };
    expect(signatureText("parseFault", signature)).toBe("parseFault(text: string): Fault");
});

test("a long one has a line for each of its parameters", () => {
    const parameters = [parameter("args", "TranslationInput & Target"), parameter("options", "Options", true)];
    const signature = { typeParameters: "Id extends TaskId", parameters, returns: "Promise<Output>" };
    expect(signatureText("call", signature)).toBe(
        "call<Id extends TaskId>(\n    args: TranslationInput & Target,\n    options?: Options,\n): Promise<Output>",
    );
});

test("a type is its fields, without their explanations", () => {
    const docs = { text: "What it is.", tags: [] };
    const members = [
        { name: "inputs", type: "string", optional: false, docs },
        { name: "[string]", type: "unknown", optional: true, docs },
    ];
    expect(bareType("Input", members)).toBe("type Input = {\n    inputs: string;\n    [key: string]: unknown;\n};");
});
