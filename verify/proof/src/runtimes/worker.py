"""Runs each program in a fork of this process, which imports the libraries once.

Reads each job as a line of JSON: file, folder, environment, stdout, stderr. Writes two lines for each job: the id of
its process, so that it can be killed, and then how it ended.
"""

import gc
import importlib
import json
import os
import runpy
import sys
import traceback

LIBRARIES = (
    "fal_client",
    "huggingface_hub",
    "huggingface_hub.inference._client",
    "huggingface_hub.inference._providers",
    "numpy",
    "openai",
    "openai.resources.chat",
    "PIL.Image",
    "PIL.JpegImagePlugin",
    "PIL.PngImagePlugin",
    "requests",
)


def main():
    # A missing library fails in the program that imports it.
    for name in LIBRARIES:
        try:
            importlib.import_module(name)
        except ImportError:
            pass
    # Otherwise garbage collection in a fork would copy every memory page.
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        job = json.loads(line)
        child = os.fork()
        if child == 0:
            return perform(job)
        say(process=child)
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        say(code=code if code >= 0 else None, signal=-code if code < 0 else None)
    return 0


def say(**fields):
    print(json.dumps(fields), flush=True)


def perform(job):
    """Runs the program in this process, as `python file` would."""
    os.setsid()
    become(0, os.devnull, os.O_RDONLY)
    become(1, job["stdout"], os.O_WRONLY | os.O_CREAT)
    become(2, job["stderr"], os.O_WRONLY | os.O_CREAT)
    sys.stdin = open(0, closefd=False)
    os.chdir(job["folder"])
    os.environ.clear()
    os.environ.update(job["environment"])
    sys.argv = [job["file"]]
    sys.path[0] = job["folder"]
    try:
        runpy.run_path(job["file"], run_name="__main__")
    except SystemExit as end:
        return end.code
    except BaseException:
        traceback.print_exc()
        return 1
    return 0


def become(number, path, flags):
    opened = os.open(path, flags)
    os.dup2(opened, number)
    os.close(opened)


sys.exit(main())
