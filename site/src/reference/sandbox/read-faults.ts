/** Reads the faults from their type, with its docstrings. */
import { type FaultName, faultNames } from "@callsheet/sandbox";
import type { Export, Member } from "../library/api.ts";

export type FaultFacts = {
    readonly name: FaultName;
    /** What it does, in English. */
    readonly text: string;
    /** The fields that configure it. */
    readonly fields: readonly Member[];
};

/** @param api all exports; its `FaultKind` is a union with a variant for each fault */
export function readFaults(api: readonly Export[]): readonly FaultFacts[] {
    const forms = api.find(({ name }) => name === "FaultKind")?.forms ?? [];
    return faultNames.map((name) => {
        const form = forms.find((members) => members.some((member) => member.type === `"${name}"`));
        const kind = form?.find((member) => member.name === "kind");
        if (!form || !kind) throw new Error(`The type FaultKind has no form for ${name}.`);
        return { name, text: kind.docs.text, fields: form.filter((member) => member !== kind) };
    });
}
