import { type ChapterProgram, fileName, programsShown } from "../../../../site/src/book/course/chapter-programs.ts";
import { type Component, isBlock, isComponent, type Text } from "../../../../site/src/book/course/read-text.ts";
import { type Block, placeText } from "../../../../site/src/frame/code/blocks.ts";

/** A command that the reader types, or a program that the chapter shows as a whole. */
export type Command = Block | ChapterProgram;

export const isProgram = (command: Command): command is ChapterProgram => "code" in command;

/** A command, and the outputs that the chapter shows for it. */
export type Step = {
    readonly command: Command;
    readonly outputs: readonly Block[];
    /** Set if the page has a Run button for it. */
    readonly inPage?: true;
};

/**
 * The steps of a chapter, in page order.
 * @param readFile reads a file that the chapter shows: beside it, or in `examples/…`
 * @throws Error for an output before the first command, and for a program that nothing would run
 */
export function stepsOf({ items }: Pick<Text, "items">, readFile: (name: string) => string): Step[] {
    const components = items.filter(isComponent);
    const steps: { command: Command; outputs: Block[]; inPage?: true }[] = [];
    for (const item of items) {
        if (!isBlock(item)) {
            const inPage = item.properties["part"] === undefined;
            for (const command of programsShown(item, components, readFile)) {
                steps.push({ command, outputs: [], ...(inPage && { inPage }) });
            }
        } else if (item.kind === "output" || item.kind === "json") {
            const step = steps.at(-1);
            if (step === undefined) throw new Error(`${placeText(item.place)}: an output that no command gives.`);
            step.outputs.push(item);
        } else steps.push({ command: item, outputs: [] });
    }
    for (const component of components) checkIsRun(component, steps);
    return steps;
}

const isCode = /\.(py|[cm]?[jt]sx?)$/;

/** Checks that a program which the chapter shows is run: as a step, or by the tests of its application. */
function checkIsRun({ name, properties: { file = "" }, place }: Component, steps: readonly Step[]): void {
    if (name !== "Program" || !isCode.test(file)) return;
    const isRun = steps.some(({ command }) =>
        isProgram(command)
            ? command.id === fileName(file)
            : file.startsWith("examples/") && command.app && /^npm test$/m.test(command.text),
    );
    if (!isRun) throw new Error(`${placeText(place)}: nothing runs ${file}.`);
}

const makesEnvironment = /^python3? -m venv /m;
const installs = /\bpip install\b/;

/**
 * The steps in the order for a terminal. If a program comes before the commands that make its environment and install
 * its libraries, it is moved behind them.
 */
export function inTerminalOrder(steps: readonly Step[]): readonly Step[] {
    const does = (pattern: RegExp) => (step: Step) =>
        !isProgram(step.command) && step.command.kind === "sh" && pattern.test(step.command.text);
    if (!steps.some(does(makesEnvironment))) return steps;
    const installed = steps.findLastIndex(does(installs)) + 1;
    const before = Map.groupBy(steps.slice(0, installed), ({ command }) => isProgram(command));
    return [...(before.get(false) ?? []), ...(before.get(true) ?? []), ...steps.slice(installed)];
}

/** The result of a command. */
export type CommandResult = {
    /** What was run: the block, its variant for `python3`, or the command that runs a program. */
    readonly text: string;
    readonly stdout: string;
    readonly stderr: string;
    /** The line of the block that failed, counted from 1, and why. */
    readonly failure: { readonly line: number; readonly why: string } | undefined;
    /** A problem that does not depend on the exit status: it sent no request, or produced no output. */
    readonly problem?: string | undefined;
    /** The JSON of the last response that it received. */
    readonly answer?: unknown;
};

/** Runs commands in order. What one command changes lasts for the next. */
export type Session = {
    readonly run: (command: Command) => Promise<CommandResult>;
    /** Whether the remaining commands are covered by another session and need not run in this one. */
    readonly isShown?: () => boolean;
    readonly end: () => Promise<void>;
};
