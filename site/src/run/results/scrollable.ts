/** Attributes that make a scrolling element reachable by keyboard. @param label the accessible name */
export const scrollable = (label?: string) => ({ tabIndex: 0, role: "group", "aria-label": label }) as const;
