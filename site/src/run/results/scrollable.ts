/** What scrolls is a group that keys reach, too. @param label what a screen reader calls it */
export const scrollable = (label?: string) => ({ tabIndex: 0, role: "group", "aria-label": label }) as const;
