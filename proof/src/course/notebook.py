"""A notebook: runs its cells one after the other, one at each line on descriptor 3, and says on descriptor 4 how each
went, as a line of JSON.

The notebook's file is the first argument."""

import json
import sys

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

notebook = nbformat.read(sys.argv[1], as_version=4)
# The proof itself has a limit of time for each cell.
client = NotebookClient(notebook, kernel_name="python3", timeout=None)


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


with open(3, encoding="utf-8") as requests, open(4, "w", encoding="utf-8") as answers, client.setup_kernel():
    for index, cell in enumerate(notebook.cells):
        if not requests.readline():
            break
        failure = None
        try:
            client.execute_cell(cell, index)
        except CellExecutionError as error:
            failure = f"{error.ename}: {error.evalue}"
        answer = {"stdout": printed(cell, "stdout"), "stderr": printed(cell, "stderr"), "failure": failure}
        print(json.dumps(answer), file=answers, flush=True)
