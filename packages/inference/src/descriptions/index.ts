/** The descriptions of every task, for forms and reference pages. */

export { descriptions } from "../generated/descriptions.ts";
export type { Description, Range, TaskDescription, Unit } from "../tasks/description.ts";
