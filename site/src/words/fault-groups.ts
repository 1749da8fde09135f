/** The groups of the sandbox's faults, in the order of its page. */
export const faultGroups = ["connection", "response", "stream", "job"] as const;

export type FaultGroup = (typeof faultGroups)[number];
