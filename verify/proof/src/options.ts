/** The command line options of `npm run proof`. */
import { parseArgs } from "node:util";
import { isProviderId, isTaskId } from "@callsheet/inference";
import { shareOf } from "../../testing/test-files.ts";
import type { RunKind } from "./report/report.ts";

/** The options, as `help` describes them. */
export type Options = ReturnType<typeof optionsOf>;

export const help = `Runs snippets as they are, with the real libraries, and checks what they send. Nothing leaves this machine. Without
options it runs those that stand for all: each client at every provider and task, each parameter alone, each pair of options.

npm run proof -- [options]

  --all             every snippet there is
  --provider <id>   one provider
  --task <id>       one task
  --client <id>     one client: callsheet, fetch, huggingface.js, openai, huggingface_hub, requests, curl, …
  --only <text>     snippets whose id holds a text: --only together/text-to-image/js
  --share <n/of>    a share of those that stand for all, of the hostile calls, and of the course: --share 1/3; CI runs one, another at each commit
  --quick           one snippet of each client for each shape of a request
  --types           check types too; a run without a part always does
  --hostile         calls that hold quotes, commands, odd numbers and whatever else breaks programs; run after all others
  --seed <number>   for hostile calls: invent the items that another run has invented
  --runs <number>   for hostile calls: invent more of them, or (0) none
  --peer            the snippets that @huggingface/inference writes, in the place of ours
  --sdks            the programs of SDKs and frameworks, in the place of snippets; --only groq: one library
  --latest          with the newest libraries; says what they break
  --whole           for a release: without a part, and then the programs of SDKs and frameworks
  --keep            leave the folders that the programs ran in
  --course          the commands and programs of the course alone; with --all or without options they are run after the snippets
  --help            this

A run of all, or of those that stand for all, writes its own half of verify/reports/proof.json. It ends with an error when a
snippet fails, or, where CI=true, could not be run. A run of everything with --peer writes verify/reports/peer.json, and ends well however many fail.`;

/** @throws TypeError for unknown or conflicting options */
export function optionsOf(args: readonly string[]) {
    const text = { type: "string" } as const;
    const flag = { type: "boolean", default: false } as const;
    const { values } = parseArgs({
        args: [...args],
        options: {
            provider: text,
            task: text,
            client: text,
            only: text,
            share: text,
            all: flag,
            quick: flag,
            types: flag,
            latest: flag,
            hostile: flag,
            seed: text,
            runs: text,
            peer: flag,
            sdks: flag,
            keep: flag,
            help: flag,
        },
    });
    const { provider, task } = values;
    const share = shareOf(values.share);
    if (provider !== undefined && !isProviderId(provider)) throw new TypeError(`There is no provider ${provider}.`);
    if (task !== undefined && !isTaskId(task)) throw new TypeError(`There is no task ${task}.`);
    if (values.peer && (values.latest || values.types || values.hostile)) {
        throw new TypeError("--peer goes with the pinned libraries, without types and hostile calls.");
    }
    const isPartOfOurs = isPart({ ...values, provider, task, share });
    if (share && (values.latest || isPart({ ...values, provider, task, share: undefined }))) {
        throw new TypeError("--share is of what stands for all, with the pinned libraries: parts are run whole.");
    }
    if (values.all && (values.peer || isPartOfOurs)) {
        throw new TypeError("--all is every snippet of ours: a part, and --peer, are run whole without it.");
    }
    return { ...values, provider, task, share, seed: countOf("seed", values.seed), runs: countOf("runs", values.runs) };
}

function countOf(name: string, text: string | undefined): number | undefined {
    if (text === undefined) return undefined;
    if (/^\d{1,9}$/.test(text)) return Number(text);
    throw new TypeError(`--${name} takes a number, not ${text}.`);
}

type Part = Pick<Options, "provider" | "task" | "client" | "only" | "share" | "quick" | "hostile">;

/** Whether the options select only a part of the matrix. */
export const isPart = ({ provider, task, client, only, share, quick, hostile }: Part): boolean =>
    quick || hostile || [provider, task, client, only, share].some((value) => value !== undefined);

/** The report that a run writes. Undefined for a part, which writes none. */
export const kindOf = (options: Part & Pick<Options, "all">): RunKind | undefined =>
    isPart(options) ? undefined : options.all ? "whole" : "covering";
