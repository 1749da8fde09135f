/** The part of the report about hostile calls. */
import type { Outcome } from "../prove.ts";
import { type HostileReport, reportOf } from "../report/report.ts";

export function hostileReportOf(outcomes: readonly Outcome[]): HostileReport {
    const { counts, failed, notRun, listed } = reportOf(outcomes, {}, new Date());
    const limits = Object.entries(listed).filter(([part]) => part.startsWith("hostile/"));
    return { counts, failed, notRun, limits: Object.fromEntries(limits) };
}
