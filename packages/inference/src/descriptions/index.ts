/** The descriptions of every task, for forms and reference pages. */

export { descriptions } from "../generated/descriptions.ts";
export type { Description, ParameterNeeds, Range, TaskDescription, Unit } from "../tasks/description.ts";
export { exampleResponseFormat, exampleTool } from "../tasks/shared-descriptions.ts";
