"""Runs the code cells of a notebook in order: the next one for each line read from descriptor 3. Writes the result of
each as a line of JSON to descriptor 4.

The first argument is the notebook's file. The second is a JSON file with environment variables for its programs, in
addition to those of the machine. A file that is not a valid notebook is an error."""

import json
import os
import sys
import tempfile

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError
from traitlets.config import Config

notebook = nbformat.read(sys.argv[1], as_version=nbformat.NO_CONVERT)
nbformat.validate(notebook)
with open(sys.argv[2], encoding="utf-8") as file:
    variables = json.load(file)
# Sockets in a folder of our own: a free TCP port that is chosen for the kernel may be taken before the kernel binds it.
sockets = tempfile.TemporaryDirectory()
config = Config({"KernelManager": {"transport": "ipc", "ip": os.path.join(sockets.name, "kernel")}})
# The proof has its own time limit for each cell.
client = NotebookClient(notebook, kernel_name="python3", timeout=None, config=config)
environment = {**os.environ, **variables, "PROOF_OUTSIDE": json.dumps(dict(os.environ))}


def printed(cell, stream):
    texts = []
    for output in cell.outputs:
        if output.output_type == "stream" and output.name == stream:
            texts.append(output.text)
        elif output.output_type in ("execute_result", "display_data") and stream == "stdout":
            texts.append(output.data.get("text/plain", "") + "\n")
        elif output.output_type == "error" and stream == "stderr":
            texts.append("\n".join(output.traceback) + "\n")
    return "".join(texts)


def failure_of(cell):
    # nbclient does not raise for a cell that is expected to fail, but the error is among its outputs.
    for output in cell.outputs:
        if output.output_type == "error":
            return f"{output.ename}: {output.evalue}"
    return None


with open(3, encoding="utf-8") as requests, open(4, "w", encoding="utf-8") as answers, client.setup_kernel(env=environment):
    for index, cell in enumerate(notebook.cells):
        if cell.cell_type != "code":
            continue
        if not requests.readline():
            break
        try:
            client.execute_cell(cell, index)
        except CellExecutionError:
            pass
        answer = {"stdout": printed(cell, "stdout"), "stderr": printed(cell, "stderr"), "failure": failure_of(cell)}
        print(json.dumps(answer), file=answers, flush=True)
