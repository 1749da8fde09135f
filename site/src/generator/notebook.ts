/** A program as a notebook of one cell, which installs what it needs, asks for the token, and runs. */

/** The form of notebooks: nbformat 4.5, in which a cell has an id. */
export function notebookOf(program: string, install: string | undefined): string {
    // The first that it reads; what a reader wrote may name others.
    const [, , variable] = /os\.environ\[(["'])(\w+)\1\]/.exec(program) ?? [];
    const source = [
        ...(install === undefined ? [] : [`%${install.replace("pip install", "pip install --quiet")}`, ""]),
        ...(variable === undefined ? [] : askFor(variable)),
        program,
    ].join("\n");
    const notebook = {
        nbformat: 4,
        nbformat_minor: 5,
        metadata: {
            kernelspec: { display_name: "Python 3", language: "python", name: "python3" },
            language_info: { name: "python" },
        },
        cells: [
            {
                id: "call",
                cell_type: "code",
                metadata: {},
                execution_count: null,
                outputs: [],
                source: source.split(/(?<=\n)/),
            },
        ],
    };
    return `${JSON.stringify(notebook, null, 1)}\n`;
}

/** The token is typed where nobody reads it, and never stands in the notebook. */
const askFor = (variable: string): string[] => [
    "import os",
    "from getpass import getpass",
    "",
    `if "${variable}" not in os.environ:`,
    `    os.environ["${variable}"] = getpass("${variable}: ")`,
    "",
];
