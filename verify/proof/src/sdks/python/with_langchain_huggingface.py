"""LangChain's package for the Hub, in the manner of its pages: chat, streaming, a tool, embeddings."""

from langchain_core.tools import tool
from langchain_huggingface import ChatHuggingFace, HuggingFaceEndpoint, HuggingFaceEndpointEmbeddings

# It logs in at the Hub with the token of the variable HUGGINGFACEHUB_API_TOKEN.
llm = HuggingFaceEndpoint(
    repo_id="deepseek-ai/DeepSeek-R1-0528",
    task="text-generation",
    max_new_tokens=512,
    do_sample=False,
    repetition_penalty=1.03,
    provider="auto",
)
chat = ChatHuggingFace(llm=llm)
assert chat.invoke("What is a black hole?").text
print("chat")

assert len([piece.text for piece in chat.stream("What is a black hole?") if piece.text]) > 1
print("stream")


@tool
def get_weather(city: str) -> str:
    """Get the weather of a city."""
    return f"It is sunny in {city}."


(call,) = chat.bind_tools([get_weather]).invoke("What is the weather in Ahmedabad?").tool_calls
assert "sunny" in get_weather.invoke(call["args"])
print("tool")

embeddings = HuggingFaceEndpointEmbeddings(model="intfloat/multilingual-e5-large", provider="hf-inference")
assert [len(vector) for vector in embeddings.embed_documents(["a", "b"])] == [1024, 1024]
print("embeddings")
