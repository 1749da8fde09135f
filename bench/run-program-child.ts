/** The child process of `runProgram`: calls the program's default export with the argument that it receives. */
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
    // Exit explicitly, because an open server or socket would keep this process running.
    process.send?.(answer, () => process.exit());
});
