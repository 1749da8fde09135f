"""Changes of a right program that keep it right, as a reader would write it another way.

Reads a JSON list of [program, names of changes]. Writes a JSON list: for each, the program after these changes, in the order of
`CHANGES`, and the names of all changes that would have fitted it. A change that does not fit is skipped.
"""

import ast
import json
import re
import sys

CLIENT_OF_PIECES = '''
from types import SimpleNamespace


class PieceByPiece(InferenceClient):
    def chat_completion(self, *args, **more):
        choices = []
        for piece in super().chat_completion(*args, stream=True, **more):
            choices.extend(piece.choices)
        text = "".join(choice.delta.content or "" for choice in choices)
        message = SimpleNamespace(role="assistant", content=text)
        return SimpleNamespace(choices=[SimpleNamespace(message=message)])
'''

CHAT = ("chat_completion", "chat.completions.create")


def own_names(tree):
    """The reader's own variables; none that are parameters or are imported, whose names others may rely on."""
    stored, others = [], set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            stored.append((node.lineno, node.col_offset, node.id))
        elif isinstance(node, ast.arg):
            others.add(node.arg)
        elif isinstance(node, ast.alias):
            others.add(node.asname or node.name)
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            others.update(node.names)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            others.add(node.name)
    return [name for name in dict.fromkeys(name for _, _, name in sorted(stored)) if name not in others]


def renamed(name_of):
    def change(tree, program):
        names = {name: name_of(name, index) for index, name in enumerate(own_names(tree))}
        if any(name in program for name in names.values()):
            return None
        for node in ast.walk(tree):
            if isinstance(node, ast.Name):
                node.id = names.get(node.id, node.id)
        return tree

    return change


def replacing(kind, replacement):
    """Replaces the nodes of a kind; `replacement` may return None to keep a node."""

    class Replacing(ast.NodeTransformer):
        def visit(self, node):
            if isinstance(node, ast.FormattedValue):
                # Its format is a formatted text itself, which stays.
                node.value = self.visit(node.value)
                return node
            node = self.generic_visit(node)
            return (replacement(node) or node) if isinstance(node, kind) else node

    def change(tree, _):
        return Replacing().visit(tree)

    return change


def expression(text, /, **parts):
    """An expression of Python, in which names stand for the parts."""
    tree = ast.parse(text, mode="eval").body
    return replacing(ast.Name, lambda node: parts.get(node.id))(tree, text)


def as_format(text):
    pieces, values = [], []
    for part in text.values:
        if isinstance(part, ast.Constant):
            pieces.append(part.value.replace("{", "{{").replace("}", "}}"))
        else:
            spec = "".join(piece.value for piece in part.format_spec.values) if part.format_spec else ""
            pieces.append("{" + (spec and f":{spec}") + "}")
            values.append(part.value)
    return ast.Call(expression("text.format", text=ast.Constant("".join(pieces))), values, [])


def as_sum(text):
    if any(isinstance(part, ast.FormattedValue) and part.format_spec is not None for part in text.values):
        return None
    parts = [
        part if isinstance(part, ast.Constant) else expression("str(value)", value=part.value) for part in text.values
    ]
    total = parts[0]
    for part in parts[1:]:
        total = ast.BinOp(total, ast.Add(), part)
    return total


def is_call_of(node, name):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def labelled(call):
    """Prints a label before what is printed; not for pieces of a line."""
    if is_call_of(call, "print") and call.args and not any(one.arg in ("end", "sep") for one in call.keywords):
        call.args.insert(0, ast.Constant("Answer 1:"))
    return call


def with_printed(first, last):
    """Prints a text after the imports and at the end."""

    def change(tree, _):
        places = [place for place, node in enumerate(tree.body) if isinstance(node, (ast.Import, ast.ImportFrom))]
        if not places:
            return None
        tree.body.insert(places[-1] + 1, ast.parse(f"print({first})").body[0])
        tree.body += ast.parse(f"print({last})").body
        return tree

    return change


def in_function(name, call):
    def change(tree, program):
        if re.search(rf"\b(global|{name})\b", program):
            return None
        function = ast.parse(f"def {name}(): pass\n{call}")
        function.body[0].body = tree.body
        return function

    return change


def with_token(node):
    if is_call_of(node, "InferenceClient"):
        for keyword in node.keywords:
            keyword.arg = "token" if keyword.arg == "api_key" else keyword.arg
    return expression('os.getenv("HF_TOKEN")') if ast.unparse(node) == "os.environ['HF_TOKEN']" else node


def without_provider(node):
    if is_call_of(node, "InferenceClient"):
        node.keywords = [one for one in node.keywords if ast.unparse(one) != "provider='auto'"]
    return node


def with_create(node):
    return expression("client.chat.completions.create", client=node.value) if node.attr == "chat_completion" else node


def opening(tree):
    """The statement that opens a client, if there is one."""
    opens = [node for node in tree.body if isinstance(node, ast.Assign) and is_call_of(node.value, "InferenceClient")]
    return opens[0] if opens else None


def methods(tree):
    """The methods that a program calls of its client."""
    client = ast.unparse(opening(tree).targets[0]) if opening(tree) else None
    calls = [ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call.removeprefix(f"{client}.") for call in calls if call.startswith(f"{client}.")]


def with_openai(tree, _):
    client = opening(tree)
    if not client or not all(name in CHAT for name in methods(tree)):
        return None
    keywords = {one.arg: one.value for one in client.value.keywords}
    if ast.unparse(keywords.get("provider", ast.Constant("auto"))) != "'auto'":
        return None
    key = keywords.get("api_key") or keywords["token"]
    client.value = expression('OpenAI(base_url="https://router.huggingface.co/v1", max_retries=0, api_key=key)', key=key)

    def with_named_messages(node):
        if isinstance(node.func, ast.Attribute) and ast.unparse(node.func).endswith(CHAT):
            node.keywords = [ast.keyword("messages", one) for one in node.args] + node.keywords
            node.args = []
        return node

    tree = replacing(ast.Call, with_named_messages)(tree, "")
    tree = replacing(ast.Attribute, with_create)(tree, "")
    imports = {
        "from huggingface_hub import InferenceClient": "from openai import OpenAI",
        "from huggingface_hub.errors import HfHubHTTPError": "from openai import APIStatusError as HfHubHTTPError",
    }
    text = "\n".join(imports.get(ast.unparse(node), ast.unparse(node)) for node in tree.body)
    return None if "huggingface_hub" in text else ast.parse(text)


def in_pieces(tree, program):
    """Asks for pieces, and joins them; not if the program asks how the answer ended, which a whole answer says of itself."""
    client = opening(tree)
    if not client or not all(name in CHAT for name in methods(tree)):
        return None
    if re.search(r"\b(stream|usage|finish_reason)\b", program) or "chat.completions" in program:
        return None
    client.value.func.id = "PieceByPiece"
    place = tree.body.index(client)
    tree.body[place:place] = ast.parse(CLIENT_OF_PIECES).body
    return tree


def with_comments(tree, program):
    """Adds a comment before each statement. The last change, because the others do not keep comments."""
    program = ast.unparse(tree)
    statements = {node.lineno for node in ast.walk(ast.parse(program)) if isinstance(node, ast.stmt)}
    lines = []
    for number, line in enumerate(program.split("\n"), 1):
        if number in statements and not line.lstrip().startswith("elif"):
            lines.append(" " * (len(line) - len(line.lstrip())) + f'# Step {number}: print("no")')
        lines.append(line)
    return "\n".join(lines)


# In the order in which they fit: each leaves a program that the following ones can read.
CHANGES = {
    "short names": renamed(lambda _, index: f"v{index}_"),
    "long names": renamed(lambda name, _: f"my_own_{name}_here"),
    "Gujarati names": renamed(lambda _, index: f"નામ_{index}"),
    "format() in place of f-strings": replacing(ast.JoinedStr, as_format),
    "sums in place of f-strings": replacing(ast.JoinedStr, as_sum),
    "a label before what is printed": replacing(ast.Call, labelled),
    "more printed lines": with_printed('"Please wait …"', '"-" * 20'),
    "more printed lines in Gujarati": with_printed('"શરૂ"', '"\\nપૂરું"'),
    "token in place of api_key, os.getenv in place of os.environ": replacing((ast.Call, ast.Subscript), with_token),
    "no provider, which is auto anyway": replacing(ast.Call, without_provider),
    "chat.completions.create": replacing(ast.Attribute, with_create),
    "the library openai": with_openai,
    "an answer in pieces, joined": in_pieces,
    "a function around it": in_function("main", "main()"),
    "a function around it, if it is not imported": in_function("run_all", 'if __name__ == "__main__":\n    run_all()'),
    "comments": with_comments,
}


def changed(program, name):
    """The changed program, in Python's own layout; the same if the change does not fit."""
    tree = CHANGES[name](ast.parse(program), program)
    if tree is None:
        return program
    return tree if isinstance(tree, str) else ast.unparse(ast.fix_missing_locations(tree))


def rewritten(program, names):
    plain = ast.unparse(ast.parse(program))
    text = plain
    for name in CHANGES:
        text = changed(text, name) if name in names else text
    return {"program": text, "fits": [name for name in CHANGES if changed(plain, name) != plain]}


json.dump([rewritten(program, names) for program, names in json.load(sys.stdin)], sys.stdout)
