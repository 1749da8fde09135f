"""Pastes programs into interactive shells, each on a terminal of its own, one byte at a time.

Reads one job per line as JSON: the words of the shell, its folder and environment, the text, whether the terminal
brackets what is pasted, the path for a named pipe, and a limit in seconds. Behind the text it types a command that
writes to the pipe. Answers with one line: whether that command ran.
"""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

prompt = "ready> "


def paste(job):
    os.mkfifo(job["pipe"])
    shell, terminal = pty.fork()
    if shell == 0:
        os.chdir(job["folder"])
        os.execvpe(job["words"][0], job["words"], {**job["environment"], "PS1": prompt})
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 200, 0, 0))
    pipe = os.open(job["pipe"], os.O_RDWR | os.O_NONBLOCK)
    try:
        wait_for_prompt(terminal)
        return type_keys(keys_of(job), terminal, pipe, time.monotonic() + job["limit"])
    except OSError:
        return False  # The shell has ended.
    finally:
        os.kill(shell, signal.SIGKILL)
        os.waitpid(shell, 0)
        os.close(terminal)
        os.close(pipe)


def wait_for_prompt(terminal):
    printed = b""
    while prompt.encode() not in printed:
        printed += os.read(terminal, 4096)


def keys_of(job):
    text = job["text"].encode().rstrip(b"\n")
    pasted = b"\x1b[200~" + text + b"\x1b[201~" if job["isBracketed"] else text
    return pasted + f"\nprintf x >'{job['pipe']}'\n".encode()


def type_keys(keys, terminal, pipe, deadline):
    typed = 0
    while time.monotonic() < deadline:
        readable, writable, _ = select.select([terminal, pipe], [terminal] if typed < len(keys) else [], [], 1)
        if pipe in readable:
            return True
        if terminal in readable:
            os.read(terminal, 65536)
        if terminal in writable:
            typed += os.write(terminal, keys[typed : typed + 1])
    return False


for line in sys.stdin:
    print(json.dumps(paste(json.loads(line))), flush=True)
