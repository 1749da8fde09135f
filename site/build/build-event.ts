/** The steps that a build reports on. */
export type BuildStep = "pages" | "texts" | "search" | "markdown" | "python" | "offline";

export type BuildEvent =
    | { readonly step: BuildStep; readonly kind: "begun" }
    | {
          readonly step: BuildStep;
          readonly kind: "progress";
          readonly done: number;
          readonly total: number;
          /** The page that is there now. */
          readonly file?: string;
      }
    /** All that pages refer to exists, and these files are rendered now, one after the other. */
    | { readonly step: "pages"; readonly kind: "rendering"; readonly files: readonly string[] }
    | {
          readonly step: BuildStep;
          readonly kind: "ended";
          /** What was left out and why; absent if nothing was. */
          readonly missing?: string;
      };

export type OnEvent = (event: BuildEvent) => void;

/** What the parent process sends to a build: a file that is requested, to be rendered before the others. */
export type BuildRequest = { readonly wanted: string };
