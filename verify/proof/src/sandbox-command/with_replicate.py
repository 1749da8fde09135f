"""The first page of Replicate's SDK, whose HTTP client has a transport of its own."""

import replicate

output = replicate.run("black-forest-labs/flux-schnell", input={"prompt": "A kite over a roof"})
assert [len(image.read()) > 1000 for image in output] == [True]
print("done")
