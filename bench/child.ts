/** What `runProgram` starts: the program's default export, called with what it is sent. */
const { default: program }: { default: (argument: unknown) => unknown } = await import(
    `./programs/${process.argv[2]}.ts`
);

process.once("message", async ({ argument }: { argument?: unknown }) => {
    const answer = await Promise.resolve(argument)
        .then(program)
        .then(
            (value) => ({ value }),
            (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
        );
    // A server or a socket that a program forgot would hold up whoever waits for it.
    process.send?.(answer, () => process.exit());
});
