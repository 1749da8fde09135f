"""A stand-in for every provider of hosted models, as a pytest fixture.

The fixture ``callsheet_sandbox`` is a ``CallsheetSandbox``. While it is active, huggingface_hub, openai, fal_client,
requests and every other library that respects the proxy variables reach the sandbox unchanged, and nothing reaches the
network.
"""

from ._sandbox import CallsheetSandbox, RecordedRequest, SandboxError

__all__ = ["CallsheetSandbox", "RecordedRequest", "SandboxError"]
