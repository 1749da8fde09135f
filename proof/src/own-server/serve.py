"""Runs one LiteLLM proxy for each config file in the arguments, each on a free port.

The import dominates the startup time, so it is done once and each proxy is a fork. The first proxy logs to
descriptor 3, the second to 4, and so on. They end when standard input ends, and so with the parent process.
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
    # A normal exit would take seconds to clean up all imported modules.
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
