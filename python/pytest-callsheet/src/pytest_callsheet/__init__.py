"""A stand-in for every provider of hosted models, as a pytest fixture.

The fixture ``callsheet_sandbox`` is a ``CallsheetSandbox``. While it is active, huggingface_hub, openai, fal_client,
requests and every other library that respects the proxy variables reach the sandbox unchanged, and nothing reaches the
network: no test does, unless a setting allows it.
"""

from ._network import NetworkRefusedError
from ._sandbox import CallsheetSandbox, RecordedRequest, Reply, SandboxError

__all__ = ["CallsheetSandbox", "NetworkRefusedError", "RecordedRequest", "Reply", "SandboxError"]
