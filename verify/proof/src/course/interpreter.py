"""An interactive interpreter. Reads file names from descriptor 3, runs the files in one namespace, and reports on
descriptor 4 how each ended: its status and the line that failed."""

import ast
import os
import sys
import traceback

names = {"__name__": "__main__"}


def run(path):
    line = 1
    try:
        with open(path, encoding="utf-8") as file:
            program = ast.parse(file.read(), path)
        for statement in program.body:
            line = statement.lineno
            # One statement at a time: an interactive interpreter prints the value of each.
            exec(compile(ast.Interactive([statement]), path, "single"), names)
        return 0, line
    except BaseException as error:
        traceback.print_exc()
        return 1, error.lineno if isinstance(error, SyntaxError) else line


for path in open(3, encoding="utf-8"):
    path = path.rstrip("\n")
    for descriptor, stream in enumerate(["stdout", "stderr"], start=1):
        with open(f"{path}.{stream}", "wb") as file:
            os.dup2(file.fileno(), descriptor)
    status, line = run(path)
    sys.stdout.flush()
    sys.stderr.flush()
    os.write(4, f"{status} {line}\n".encode())
