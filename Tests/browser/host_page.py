"""Pages of other sites, in whose frames sessions are shown."""

import html
import http.server
import re
import threading


class Host:
    """A page of another origin with one frame in it, and much to scroll."""

    def __init__(self):
        self.page = ""
        host = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                body = host.page.encode() if self.path == "/" else b""
                self.send_response(200 if body else 404)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def port(self):
        return self.server.server_address[1]

    def origin(self, name="localhost"):
        """By default of another site than the server at `127.0.0.1`, not only of another origin."""
        return f"http://{name}:{self.port}"

    def frame(self, markup):
        self.page = f"""<!doctype html><html lang="en"><title>A wiki</title><link rel="icon" href="data:,">
          <body style="margin: 0; height: 3000px"><h1>Notes</h1>{markup}</body></html>"""

    def show(self, address, size=(420, 640), more=""):
        self.frame(f'<iframe src="{html.escape(address)}" title="Preview" width="{size[0]}" height="{size[1]}" {more}'
                   ' style="border: 0; display: block"></iframe>')


def embedded(link):
    return re.sub(r"/s/", "/embed/s/", link, count=1)
