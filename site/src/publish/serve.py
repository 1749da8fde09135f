"""Serves this folder, the whole site of Callsheet, to every device in the room. Run it with Python 3.8 or newer:

    python3 serve.py
"""
import os
import socket
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

BASE = "{base}"
FOLDER = os.path.dirname(os.path.abspath(__file__))


class Handler(SimpleHTTPRequestHandler):
    # The types of systems differ; a browser runs only what is called by its right name.
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".json": "application/json",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def translate_path(self, path):
        """The file of an address: page.html for /page, as on the public site."""
        path = path.split("?")[0].split("#")[0]
        if BASE and path != BASE and not path.startswith(BASE + "/"):
            return os.path.join(FOLDER, "nothing")
        file = super().translate_path(path[len(BASE):] or "/")
        return file + ".html" if os.path.isfile(file + ".html") else file

    def do_GET(self):
        if BASE and self.path == "/":
            self.send_response(302)
            self.send_header("Location", BASE + "/")
            self.end_headers()
            return
        super().do_GET()

    def list_directory(self, path):
        self.send_error(404)

    def send_error(self, code, message=None, explain=None):
        page = os.path.join(FOLDER, "404.html")
        if code != 404 or not os.path.isfile(page):
            return super().send_error(code, message, explain)
        with open(page, "rb") as file:
            body = file.read()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def own_address():
    """The address of this computer in its network. Nothing is sent to the address here: it only chooses a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"


if __name__ == "__main__":
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    with ThreadingHTTPServer(("", port), lambda *parts: Handler(*parts, directory=FOLDER)) as server:
        print(f"On this computer: http://localhost:{server.server_port}{BASE}/")
        print(f"On others in the same network: http://{own_address()}:{server.server_port}{BASE}/", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass
