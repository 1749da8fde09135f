"""Runs in the kernel before the first cell: a `!command` that fails, which a notebook passes over, fails its cell."""


def fail_with_commands(shell):
    run = shell.system

    def system(command):
        run(command)
        status = shell.user_ns["_exit_code"]
        if status != 0:
            raise RuntimeError(f"`{command}` ended with status {status}")

    shell.system = system


fail_with_commands(get_ipython())
del fail_with_commands
