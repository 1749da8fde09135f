"""A call by aiohttp, which reads no variables of a proxy by default."""

import asyncio
import os

import aiohttp

url = "https://router.huggingface.co/v1/chat/completions"
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}
body = {"model": "meta-llama/Llama-3.1-8B-Instruct", "messages": [{"role": "user", "content": "Hello"}]}


async def main():
    async with aiohttp.ClientSession() as session:
        async with session.post(url, headers=headers, json=body) as response:
            assert response.status == 200, await response.text()
            assert (await response.json())["choices"][0]["message"]["content"]


asyncio.run(main())
print("done")
