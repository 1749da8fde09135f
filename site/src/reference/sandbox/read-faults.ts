/** The faults as their type declares them, with what its docstrings say. */
import { type FaultName, faultNames } from "@callsheet/sandbox";
import type { Export, Member } from "../library/api.ts";

export type FaultFacts = {
    readonly name: FaultName;
    /** What it does, in English. */
    readonly text: string;
    /** What it may be told. */
    readonly fields: readonly Member[];
};

/** @param api the exports of the packages, of which `FaultKind` is one: a form for each fault */
export function readFaults(api: readonly Export[]): readonly FaultFacts[] {
    const forms = api.find(({ name }) => name === "FaultKind")?.forms ?? [];
    return faultNames.map((name) => {
        const form = forms.find((members) => members.some((member) => member.type === `"${name}"`));
        const kind = form?.find((member) => member.name === "kind");
        if (!form || !kind) throw new Error(`The type FaultKind has no form for ${name}.`);
        return { name, text: kind.docs.text, fields: form.filter((member) => member !== kind) };
    });
}
