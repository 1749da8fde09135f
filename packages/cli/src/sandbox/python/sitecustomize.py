"""Leads every connection of a Python program to the sandbox, also that of a library that uses no proxy.

`callsheet sandbox -- python app.py` puts this folder first on PYTHONPATH, where Python finds this module before it runs
the program. A host that the sandbox stands in for gets an address of its own on this machine, and a connection to that
address goes to the sandbox's port. Any other host is refused with a message that names the library. Libraries that do
not read the variables of certificates trust the sandbox's, too. What Python does not connect itself, such as uvloop,
is not led anywhere.
"""

import errno
import importlib.machinery
import importlib.util
import ipaddress
import os
import socket
import sys

# An address of the loopback interface that nothing listens on.
STAND_IN = "127.77.77.77"

own_folder = os.path.dirname(os.path.abspath(__file__))
sandbox_host, _, sandbox_port = os.environ.get("CALLSHEET_SANDBOX", "").rpartition(":")
sandbox_hosts = frozenset(os.environ.get("CALLSHEET_SANDBOX_HOSTS", "").split(","))

resolve = socket.getaddrinfo
connect = socket.socket.connect
connect_ex = socket.socket.connect_ex


def text_of(host):
    return host.decode("ascii", "replace") if isinstance(host, bytes) else host


def address_of(host):
    """The IP address that a text writes; None for a name."""
    try:
        return ipaddress.ip_address(host.split("%")[0])
    except ValueError:
        return None


def is_this_machine(host):
    """Whether a name or an address is this machine."""
    address = address_of(host)
    if address is not None:
        mapped = getattr(address, "ipv4_mapped", None) or address
        return mapped.is_loopback or mapped.is_unspecified
    return host in ("", socket.gethostname()) or host == "localhost" or host.endswith(".localhost")


def library():
    """The package that the program called last before this, and the one that connects."""
    frame = sys._getframe(1)
    packages = []
    while frame is not None:
        _, found, path = frame.f_code.co_filename.replace("\\", "/").rpartition("-packages/")
        if found:
            packages.append(path.split("/")[0].replace(".py", ""))
        frame = frame.f_back
    if not packages:
        # asyncio resolves names in a thread, where nothing tells who asked.
        return "aiohttp" if "aiohttp" in sys.modules else "The program"
    return packages[-1] if packages[0] == packages[-1] else f"{packages[-1]} (by {packages[0]})"


def refusal(host):
    return (
        f"{library()} asked for {host} past the proxy. The sandbox does not stand in for {host}, and lets nothing "
        "through to the network. Run what needs the network without callsheet sandbox."
    )


def led_getaddrinfo(host, port, *args, **options):
    name = text_of(host)
    if name in sandbox_hosts:
        return resolve(STAND_IN, port, *args, **options)
    if name is not None and address_of(name) is None and not is_this_machine(name):
        raise socket.gaierror(socket.EAI_NONAME, refusal(name))
    return resolve(host, port, *args, **options)


def led_address(connection, address):
    if connection.family not in (socket.AF_INET, socket.AF_INET6):
        return address
    host = text_of(address[0])
    if host == STAND_IN or host in sandbox_hosts:
        return (sandbox_host, int(sandbox_port))
    if is_this_machine(host):
        return address
    raise ConnectionRefusedError(errno.ECONNREFUSED, refusal(host))


def led_connect(self, address):
    return connect(self, led_address(self, address))


def led_connect_ex(self, address):
    return connect_ex(self, led_address(self, address))


class Certifi:
    """Finds `certifi.core`, and lets it answer with the sandbox's certificate."""

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if name != "certifi.core":
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        if spec is not None and spec.loader is not None:
            execute = spec.loader.exec_module
            spec.loader.exec_module = lambda module: (execute(module), setattr(module, "where", cls.where))
        return spec

    @staticmethod
    def where():
        return os.environ["SSL_CERT_FILE"]


def load_next():
    """Runs the sitecustomize that this one hides, if there is any."""
    others = [folder for folder in sys.path if os.path.abspath(folder) != own_folder]
    spec = importlib.machinery.PathFinder.find_spec("sitecustomize", others)
    if spec is not None and spec.loader is not None:
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


if sandbox_port:
    socket.getaddrinfo = led_getaddrinfo
    socket.socket.connect = led_connect
    socket.socket.connect_ex = led_connect_ex
    sys.meta_path.insert(0, Certifi)
load_next()
