/** The steps that a build reports on. */
export type BuildStep = "pages" | "texts" | "search" | "markdown" | "cards" | "python" | "offline";

export type BuildEvent =
    | { readonly step: BuildStep; readonly kind: "begun" }
    | { readonly step: BuildStep; readonly kind: "progress"; readonly done: number; readonly total: number }
    | {
          readonly step: BuildStep;
          readonly kind: "ended";
          /** What was left out and why; absent if nothing was. */
          readonly missing?: string;
      };

export type OnEvent = (event: BuildEvent) => void;
