from support import APOLOGY, is_unhappy, reply


def test_a_complaint_is_recognised(callsheet_sandbox):
    assert is_unhappy("The book never came. I am angry.")
    assert not is_unhappy("Thank you, I love this book!")


def test_the_model_is_asked_in_the_customers_words(callsheet_sandbox):
    reply("Where is my book?")
    (request,) = callsheet_sandbox.requests
    assert request.url == "https://api.openai.com/v1/chat/completions"
    assert request.body["messages"][-1] == {"role": "user", "content": "Where is my book?"}
    assert (request.status, request.hint) == (200, None)


# region fail
def test_a_busy_server_is_asked_again(callsheet_sandbox):
    callsheet_sandbox.fail("503", times=1)
    assert reply("Where is my book?") != APOLOGY
    assert [request.status for request in callsheet_sandbox.requests] == [503, 200]


def test_no_customer_is_left_without_a_reply(callsheet_sandbox):
    callsheet_sandbox.fail("503:0.5")
    replies = [reply("Where is my book?") for _ in range(10)]
    assert "" not in replies
    assert APOLOGY in replies
# endregion
