import type { TaskId } from "@callsheet/inference/tasks";
import { clients, type LanguageId, languages } from "./languages/registry.ts";

/**
 * The command that installs the packages that a client's programs need.
 *
 * @param language the language of the program
 * @param client the client's id
 * @param task the task's id
 * @returns the command, such as `pip install huggingface_hub`; undefined if nothing needs to be installed
 * @example
 * import { installCommand } from "@callsheet/snippets";
 *
 * const command = installCommand("python", "huggingface_hub", "text-to-image"); // with pillow
 */
export function installCommand(language: LanguageId, client: string, task: TaskId): string | undefined {
    const packages = clients.find((one) => one.language === language && one.id === client)?.packages(task) ?? [];
    const { installer } = languages[language];
    return installer === undefined || packages.length === 0 ? undefined : [installer, ...packages].join(" ");
}
