/** The parts of `SnippetGenerator`. The class of each is `callsheet-` and its name. */
export type GeneratorPart =
    /** The whole generator, and in it the form beside the code. */
    | "generator"
    | "panes"
    /** The buttons that switch between form and code where there is no room for both. */
    | "sides"
    /** The button that leads from the form to the code, seen while it has the focus. */
    | "skip"
    | "form"
    | "result"
    /** The programs with their tabs: those of the languages, and those of a language's clients. */
    | "panels"
    | "languages"
    | "clients"
    /** Texts: below a field, of what is wrong, of what is known of a field, and for screen readers alone. */
    | "hint"
    | "problem"
    | "facts"
    | "unseen"
    /** A control with its label; a switch; the fields that few people need. */
    | "field"
    | "switch"
    | "more"
    | "rare"
    | "ask-hub"
    /** The fields of an object; of a list of texts; of a file; of a conversation; of a table. */
    | "nested"
    | "chips"
    | "file"
    | "file-line"
    | "preview"
    | "turns"
    | "turn"
    | "turn-head"
    | "turn-image"
    | "grid-scroll"
    | "buttons"
    | "json"
    | "worded"
    | "with-switch"
    /** The small buttons of a field. */
    | "quiet"
    | "boxed"
    | "pick"
    | "reset"
    | "json-switch"
    /** One or two programs, with the command that installs what each needs. */
    | "programs"
    | "installation"
    | "without-program"
    | "request"
    /** The figure of a program: see `Snippet`. */
    | "snippet"
    | "head"
    | "language"
    | "copy"
    | "status"
    | "pre"
    | "code"
    /** What can be done with a program. */
    | "actions"
    | "action-choice";

/** Classes of the parts of `SnippetGenerator`, beside the package's own. */
export type GeneratorClassNames = { readonly [Part in GeneratorPart]?: string | undefined };
