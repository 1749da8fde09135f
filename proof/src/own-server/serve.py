"""Runs LiteLLM's proxy, one for each config file that it is given, each on a free port.

Importing it takes longer than all the rest: it is done once, and each proxy is a fork. The first says what it has to
say on descriptor 3, the second on 4, and so on. They end when standard input ends: with whoever has started them.
"""

import os
import signal
import sys

import litellm.proxy.proxy_server  # noqa: F401, what the next one imports late
from litellm.proxy.proxy_cli import run_server


def main(configs):
    descriptors = range(3, 3 + len(configs))
    proxies = [start(config, descriptor, descriptors) for config, descriptor in zip(configs, descriptors)]
    sys.stdin.read()
    for proxy in proxies:
        os.kill(proxy, signal.SIGKILL)
    # To tidy up all that was imported would take seconds.
    os._exit(0)


def start(config, descriptor, descriptors):
    proxy = os.fork()
    if proxy == 0:
        os.dup2(descriptor, 1)
        os.dup2(descriptor, 2)
        os.closerange(descriptors.start, descriptors.stop)
        run_server(["--config", config, "--host", "127.0.0.1", "--port", "0"])
        sys.exit(1)
    os.close(descriptor)
    return proxy


main(sys.argv[1:])
