"""What cli/serve.sh asks a server: client.py PROGRAM FOLDER. Only to this machine, bounded in count and time."""
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.parse

program, folder = sys.argv[1:]
SLOW = 5 if os.environ.get("SANITIZED") else 1


class Server:
    """A program that serves. On leaving, it is ended by SIGTERM and must say 0."""

    def __init__(self, *options, models=1):
        self.process = subprocess.Popen([program, "serve", *["--model", f"{folder}/m"] * models, "--port", "0", *options],
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        address = self.process.stdout.readline().strip()
        match = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/", address)
        assert match, (address, self.process.stderr.read() if self.process.poll() is not None else "")
        self.port = int(match.group(1))

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        if kind:
            self.process.kill()
            return
        self.end(signal.SIGTERM)

    def end(self, by):
        if self.process.poll() is None:
            self.process.send_signal(by)
        out, err = self.process.communicate(timeout=20 * SLOW)
        assert self.process.returncode == 0 and not out and not err, (self.process.returncode, out, err)

    def connect(self, timeout=20 * SLOW):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)

    def ask(self, method, path, body=None, connection=None, **headers):
        c = connection or self.connect()
        c.request(method, path, body, headers)
        r = c.getresponse()
        return r.status, r.read(), r.headers

    def raw(self, data, until_closed=True, timeout=20 * SLOW):
        with socket.create_connection(("127.0.0.1", self.port), timeout=timeout) as s:
            s.sendall(data)
            got = b""
            try:
                while more := s.recv(65536):
                    got += more
            except ConnectionResetError:
                pass
            return got


def quoted(sentence):
    return urllib.parse.quote(sentence)


def read(name):
    with open(f"{folder}/{name}", "rb") as f:
        return f.read()


lines = read("lines").decode().splitlines()
wanted, wanted2, wanted3 = (read(name).splitlines(keepends=True) for name in ("wanted", "wanted2", "wanted3"))
checks = 0


def check(what, found, right=True):
    global checks
    checks += 1
    if found != right:
        raise SystemExit(f"failed: {what}: {found!r}, not {right!r}")


def refused(what, answer, status, words):
    code, body, headers = answer
    check(f"{what}: status", code, status)
    check(f"{what}: type", headers["Content-Type"], "application/json")
    message = json.loads(body)
    check(f"{what}: one member", list(message), ["error"])
    check(f"{what}: '{words}' in {message}", words in message["error"])


def answers(s):
    for line, one, three in zip(lines, wanted, wanted3):
        check(line, s.ask("GET", "/parse?sentence=" + quoted(line))[:2], (200, one))
        check(line, s.ask("POST", "/parse", line.encode())[:2], (200, one))
        check(line, s.ask("POST", "/parse", b" \n" + line.encode() + b"\r\n")[:2], (200, one))
        check(line, s.ask("POST", "/parse?kbest=3", line.encode())[:2], (200, three))
        check(line, s.ask("GET", "/parse?kbest=3&sentence=" + quoted(line))[:2], (200, three))
    check("plus is a blank", s.ask("GET", "/parse?sentence=which+states+border+texas")[:2], (200, wanted[0]))
    check("chunks", s.ask("POST", "/parse", iter([b"which states ", b"border texas"]))[:2], (200, wanted[0]))
    check("JSON over several lines", s.ask("POST", "/parse", json.dumps(json.loads(lines[2]), indent=1).encode())[:2], (200, wanted[2]))
    status, page, headers = s.ask("GET", "/explain?sentence=" + quoted(lines[1]))
    check("explain", (status, headers["Content-Type"], page == read("page.html")), (200, "text/html; charset=utf-8", True))
    check("explain by POST", s.ask("POST", "/explain", lines[1].encode())[1] == page)
    status, page, headers = s.ask("GET", "/")
    check("the start page", (status, headers["Content-Type"], b'"inputs": ["query"]' in page), (200, "text/html; charset=utf-8", True))
    status, body, headers = s.ask("GET", "/health")
    check("health", (status, json.loads(body)), (200, {"status": "ok", "name": "geo", "models": 1}))
    status, body, headers = s.ask("HEAD", "/parse?sentence=" + quoted(lines[0]))
    check("HEAD", (status, body, headers["Content-Length"]), (200, b"", str(len(wanted[0]))))


def mistakes(s):
    refused("no sentence", s.ask("GET", "/parse"), 400, "GET /parse?sentence=...")
    refused("no body", s.ask("POST", "/parse", b""), 400, "there is no sentence")
    refused("a misspelt parameter", s.ask("GET", "/parse?sentnce=x"), 400, "there is no parameter 'sentnce'")
    refused("twice", s.ask("GET", "/parse?sentence=x&sentence=y"), 400, "twice")
    refused("both", s.ask("POST", "/parse?sentence=x", b"y"), 400, "leave out the parameter")
    for k in ("0", "101", "-1", "3x", "", "99999999999999999999", "1%00"):
        refused(f"kbest={k}", s.ask("GET", f"/parse?sentence=x&kbest={k}"), 400, "kbest is a whole number from 1 to 100")
    for bad, words in ((b'{"input": ', "not a line of JSON"), (b'{"input": {"query": 5}}', "neither a string nor a list"), (b'{"input": {"x": "y"}}', 'no "query"'),
                       (b"which \xff states", "UTF-8"), (b'{"input": {"query": "a", "query": "b"}}', "not a line of JSON"), (b"{" * 5000, "not a line of JSON")):
        refused(repr(bad[:30]), s.ask("POST", "/parse", bad), 400, words)
        refused(repr(bad[:30]), s.ask("POST", "/explain", bad), 400, words)
    refused("invalid UTF-8 in a query", s.ask("GET", "/parse?sentence=which%ff"), 400, "UTF-8")
    # NUL is a character like others: what predict does with it
    line = b"how long is\0the ohio"
    right = subprocess.run([program, "predict", "--model", f"{folder}/m", "--format", "json"], input=line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    status = 400 if right.startswith(b'{"error"') else 200
    check("NUL in a body", s.ask("POST", "/parse", line)[:2], (status, right))
    check("NUL in a query", s.ask("GET", "/parse?sentence=how+long+is%00the+ohio")[:2], (status, right))
    refused("nowhere", s.ask("GET", "/nowhere"), 404, "/parse")
    refused("nowhere, with a body", s.ask("POST", "/nowhere", b"x" * 1000), 404, "/parse")
    for method, path, allow in (("DELETE", "/parse", "GET, HEAD, POST"), ("POST", "/metrics", "GET, HEAD"), ("PUT", "/", "GET, HEAD"), ("OPTIONS", "/explain", "GET, HEAD, POST")):
        answer = s.ask(method, path, b"")
        refused(f"{method} {path}", answer, 405, "GET")
        check("Allow", answer[2]["Allow"], allow)
    refused("a long body", s.ask("POST", "/parse", b"x" * 65537), 413, "at most 65536 bytes")
    refused("a long body in chunks", s.ask("POST", "/parse", iter([b"x" * 10000] * 20)), 413, "at most 65536 bytes")
    refused("a long address", s.ask("GET", "/parse?sentence=" + "x" * 8200), 414, "POST")
    c = s.connect()
    c.putrequest("POST", "/parse")
    c.putheader("Content-Length", str(1 << 40))
    c.endheaders()
    r = c.getresponse()
    refused("a body beyond measure", (r.status, r.read(), r.headers), 413, "too long")
    check("a header without end", s.raw(b"GET / HTTP/1.1\r\nX: " + b"y" * 200000)[:13] in (b"HTTP/1.1 431 ", b"HTTP/1.1 413 "))
    check("no HTTP", s.raw(b"\x16\x03\x01\x02\0\x01" + b"nonsense\r\n\r\n" * 4)[:12] in (b"", b"HTTP/1.1 400", b"HTTP/1.0 400"))
    check("it still answers", s.ask("GET", "/parse?sentence=" + quoted(lines[0]))[1], wanted[0])


def kept_alive(s):
    c = s.connect()
    c.connect()
    mine = c.sock.getsockname()
    for line, one in zip(lines, wanted):
        check("kept alive", s.ask("POST", "/parse", line.encode(), c)[:2], (200, one))
        refused("a mistake between", s.ask("POST", "/parse", b'{"input": ', c), 400, "JSON")
    check("one connection for all", c.sock.getsockname(), mine)
    c.close()
    many = [i % len(lines) for i in range(30)]
    data = b"".join(b"GET /parse?sentence=%s HTTP/1.1\r\nHost: x\r\n%s\r\n" % (quoted(lines[i]).encode(), b"Connection: close\r\n" * (n == 29)) for n, i in enumerate(many))
    got = s.raw(data)
    check("pipelined", [m for m in re.findall(rb"\r\n\r\n(\{.*?\}\n)", got, re.S)], [wanted[i] for i in many])


def load(s):
    wrong = []

    def client(number):
        c = s.connect()
        for n in range(25):
            i = (number + n) % len(lines)
            k = n % 5 == 0
            try:
                got = s.ask("POST", "/parse?kbest=3" if k else "/parse", lines[i].encode(), c)
            except OSError as e:
                wrong.append(repr(e))
                return
            if got[:2] != (200, (wanted3 if k else wanted)[i]):
                wrong.append(got)
        c.close()

    threads = [threading.Thread(target=client, args=(i,)) for i in range(24)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    check("600 requests of 24 clients", wrong[:1], [])


def metrics(s, before):
    status, body, headers = s.ask("GET", "/metrics")
    check("metrics", (status, headers["Content-Type"].split(";")[0]), (200, "text/plain"))
    values = {}
    for line in body.decode().splitlines():
        match = re.fullmatch(r'(# (HELP|TYPE) asn_\w+ .*)|(asn_\w+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})?) ([0-9.]+)', line)
        check(f"metrics: {line}", match is not None)
        if match.group(3):
            values[match.group(3)] = float(match.group(6))
    if before is not None:
        new = {k: v - before.get(k, 0) for k, v in values.items()}
        check("requests", (new['asn_requests_total{path="/parse",status="200"}'], new['asn_requests_total{path="/parse",status="400"}'], new["asn_sentences_total"], new["asn_errors_total"]), (600, 1, 600, 1))
        check("seconds", new['asn_request_seconds_count{path="/parse"}'] == new['asn_request_seconds_bucket{path="/parse",le="+Inf"}'] == 601)
        check("buckets grow", new['asn_request_seconds_bucket{path="/parse",le="0.0005"}'] <= new['asn_request_seconds_bucket{path="/parse",le="10"}'])
    return values


def slow_clients():
    """Clients that send a byte now and then: nobody waits for them, and they are cut off."""
    with Server("--timeout", str(0.8 * SLOW), "--connections", "20", "--threads", "1") as s:
        head = b"POST /parse HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n"
        slow = []
        for i in range(60): # three times as many as there may be
            c = socket.create_connection(("127.0.0.1", s.port), timeout=20)
            c.sendall(head if i % 2 else head + b"\r\nwhich")
            slow.append(c)
        start = time.monotonic()
        for line, one in zip(lines, wanted):
            check("beside slow clients", s.ask("POST", "/parse", line.encode())[:2], (200, one))
        check("nobody waits for them", time.monotonic() - start < 0.7 * SLOW)
        ended = set()
        deadline = time.monotonic() + 5 * SLOW
        while len(ended) < len(slow) and time.monotonic() < deadline:
            for c in set(slow) - ended:
                try:
                    c.sendall(b"x")
                    c.settimeout(0.001)
                    if not c.recv(1):
                        ended.add(c)
                except TimeoutError:
                    pass
                except OSError:
                    ended.add(c)
            time.sleep(0.05)
        check("all of them are cut off", len(ended), len(slow))
        for c in slow:
            c.close()
        # one that does not read its answers
        c = socket.create_connection(("127.0.0.1", s.port), timeout=20)
        c.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        try:
            c.settimeout(0.2)
            while True:
                c.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 100)
        except OSError:
            pass
        check("beside one that does not read", s.ask("POST", "/parse", lines[0].encode())[:2], (200, wanted[0]))
        c.close()


def too_many():
    """One thread and a short line: some are refused with 503, the others get their answer."""
    with Server("--threads", "1", "--waiting", "2", "--expansions", "200000") as s:
        found = []

        def client():
            status, body, headers = s.ask("POST", "/parse?kbest=100", lines[2].encode())
            found.append(status)
            if status == 503:
                refused("too many", (status, body, headers), 503, "too many requests are waiting")
                check("Retry-After", headers["Retry-After"], "1")

        threads = [threading.Thread(target=client) for _ in range(12)]
        for t in threads:
            t.start()
        start = time.monotonic()
        check("health beside work", s.ask("GET", "/health")[0], 200)
        check("at once", time.monotonic() - start < 0.5 * SLOW)
        for t in threads:
            t.join()
        check(f"some of each: {found}", set(found), {200, 503})


def ends_under_load(by):
    """Requests that were sent are answered, in full; then the server is gone."""
    s = Server("--threads", "2")
    found, going = [], threading.Event()

    def client():
        c = s.connect()
        try:
            for n in range(100000):
                status, body, headers = s.ask("POST", "/parse?kbest=3", lines[0].encode(), c)
                found.append((status, body))
                if len(found) > 40:
                    going.set()
                if status == 503:
                    return
        except (OSError, http.client.HTTPException) as e:
            # an idle connection may be closed before the request is read; an answer that was begun is complete
            found.append((0, b"" if isinstance(e, (http.client.RemoteDisconnected, ConnectionError)) else repr(e).encode()))

    threads = [threading.Thread(target=client) for _ in range(8)]
    for t in threads:
        t.start()
    idle = s.connect()
    idle.connect()
    check("the load runs", going.wait(20 * SLOW))
    start = time.monotonic()
    s.end(by)
    check("it ends soon", time.monotonic() - start < 3 * SLOW)
    for t in threads:
        t.join()
    for status, body in found:
        check(f"an answer in full: {status} {body}", status == 200 and body == wanted3[0] or status == 503 and json.loads(body) == {"error": "the server is shutting down"} or (status, body) == (0, b""))
    check("nobody is there", socket.socket().connect_ex(("127.0.0.1", s.port)) != 0)


with Server() as s:
    answers(s)
    mistakes(s)
    kept_alive(s)
    before = metrics(s, None)
    load(s)
    s.ask("GET", "/parse")
    metrics(s, before)
    taken = subprocess.run([program, "serve", "--model", f"{folder}/m", "--port", str(s.port)], capture_output=True, text=True)
    check("a port that is taken", (taken.returncode, taken.stdout, f"cannot listen at port {s.port} of 127.0.0.1" in taken.stderr), (3, "", True))
with Server("--min-prob", "0.5", models=2) as s:
    for line, two in zip(lines, wanted2):
        check("two models, abstaining", s.ask("POST", "/parse", line.encode())[:2], (200, two))
with Server("--entities", f"{folder}/entities") as s:
    for line, one in zip(lines, read("wanted_names").splitlines(keepends=True)):
        check("further names", s.ask("POST", "/parse", line.encode())[:2], (200, one))
slow_clients()
too_many()
ends_under_load(signal.SIGTERM)
ends_under_load(signal.SIGINT)
print(checks, "answers as they should be")
