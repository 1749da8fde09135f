/** The pages of the library. */
export const library = {
    more: "In detail",
    startTitle: "A start",
    install: "Install it:",
    start: "A first call:",
    all: "All that there is",
    allAbout: "{count} names, by what they are for; each leads to its explanation. Types are for TypeScript only.",
    typesOf: "Types: {count}",
    kind: "Kind",
    kinds: { function: "Function", class: "Class", constant: "Constant", type: "Type" },
    kindsOfMany: { function: "Functions", class: "Classes", constant: "Constants", type: "Types" },
    from: "From",
    extends: "Extends",
    task: "All about this task",
    typeParameters: "Type parameters",
    parameters: "Takes",
    returns: "Returns",
    throws: "Throws",
    see: "See",
    example: "Example",
    fields: "Fields",
    methods: "Methods",
    helpers: "A method for each task",
    helpersAbout: "Each is the function of the same name; the token and the other settings come from the client.",
    above: "Its fields are explained above.",
    optional: "optional",
    /** What every helper takes besides its inputs. */
    common: {
        "args.model": "The model's id on the Hub. For the token, the provider and an endpoint see `Target`.",
        "options.signal": "Ends the call. For the other options, such as timeouts, see `Options`.",
        "options.outputType": "What the image is given as: `blob`, `url`, `dataUrl` or `json`. Default: `blob`.",
    },
    /** Words by which a help text says its default itself, which is then not repeated. */
    namesDefault: ["efault:"],
    defaultIs: "Default: {value}",
    between: "From {low} to {high}.",
    mediaTypes: "Media types: {types}",
    summaryOf: "{name}: what it takes, returns and throws, with an example.",
    groups: {
        client: {
            title: "The client",
            description: "`InferenceClient`: the token is given once, and every task is a method.",
        },
        calling: {
            title: "Calling a task",
            description: "One function for each task. Your bundle carries only those that you call.",
        },
        "any-task": {
            title: "Calling any task",
            description: "For calls whose task is known only when the program runs.",
        },
        options: {
            title: "Options",
            description: "Who is asked, how long to wait, how often to try again, and what is logged.",
        },
        errors: {
            title: "Classes of errors",
            description: "What a call that fails rejects with: the class of each error, and its fields.",
        },
        "task-data": {
            title: "Tasks as data",
            description: "Each task's schemas, its example and its fields in words. Nothing here sends.",
        },
        "provider-data": {
            title: "Providers as data",
            description:
                "Where each provider is and how it is spoken to: from a call to a request. Nothing here sends.",
        },
        wire: {
            title: "Requests as data",
            description: "What goes over the network, as data, with leaves in place of tokens and files.",
        },
        hub: {
            title: "Asking the Hub",
            description: "Asking the Hub who serves a model.",
        },
        catalogue: {
            title: "The catalogue",
            description: "Known models: search them without a network, or ask the Hub for today's.",
        },
        snippets: {
            title: "Writing snippets",
            description: "Have the code that calls a model written by a program of yours.",
        },
        sandbox: {
            title: "The sandbox's API",
            description: "Start a sandbox in your tests, tell it to fail, and look at what was sent.",
        },
        "error-catalogue": {
            title: "Known errors",
            description: "Find out what an error means, from its message, in a program of yours.",
        },
        remark: {
            title: "In Markdown",
            description: "Code blocks that are written as a page is built, or kept fresh in the source.",
        },
        react: {
            title: "In React",
            description: "Snippets as components and hooks: on the server, in the browser, in your own design.",
        },
        element: {
            title: "As an HTML element",
            description: "Snippets in any page, by one script: `<call-snippet model=…>`.",
        },
        "ai-sdk": {
            title: "In the Vercel AI SDK",
            description: "Every model and provider, in generateText, streamText, embed, generateImage and the others.",
        },
        http: {
            title: "The HTTP service",
            description: "Serve snippets, models, tasks and explained errors from a server or an edge worker of yours.",
        },
    },
};

export type LibraryStrings = typeof library;
