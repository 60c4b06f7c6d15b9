"""browser.py: a page in headless Chromium, by its debugging protocol over two pipes; needs nothing but Python.

    with Browser(folder) as b:          folder: for the browser's own files
        b.open("page.html", width=390, dark=True)
        b.run("document.title")         the value of an expression
        b.press("ArrowDown")            a real key
        b.picture("page.png")
"""
import base64, json, os, subprocess, sys


class Browser:
    def __init__(self, folder):
        to_read, to_write = os.pipe()
        from_read, from_write = os.pipe()

        def pipes():  # Chromium reads commands from 3 and writes answers to 4
            a, b = os.dup(to_read), os.dup(from_write)
            os.dup2(a, 3)
            os.dup2(b, 4)

        self.program = subprocess.Popen(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe", "--user-data-dir=" + folder, "about:blank"],
            preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(from_write)
        self.to, self.answers, self.number, self.session = os.fdopen(to_write, "wb"), os.fdopen(from_read, "rb"), 0, None
        self.requests, self.troubles, self.rest = [], [], b""
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in "Page", "Runtime", "Network", "Log":
            self.call(domain + ".enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.program.terminate()
        self.program.wait(20)

    def message(self):
        while b"\0" not in self.rest:
            more = self.answers.read1(1 << 16)
            if not more:
                sys.exit("Chromium has gone")
            self.rest += more
        text, self.rest = self.rest.split(b"\0", 1)
        m = json.loads(text)
        if m.get("method") == "Network.requestWillBeSent":
            self.requests.append(m["params"]["request"]["url"])
        if m.get("method") == "Runtime.exceptionThrown":
            self.troubles.append(m["params"]["exceptionDetails"].get("exception", {}).get("description", "exception"))
        if m.get("method") == "Log.entryAdded" and m["params"]["entry"]["level"] == "error":
            self.troubles.append(m["params"]["entry"]["text"])
        return m

    def call(self, method, **params):
        self.number += 1
        m = {"id": self.number, "method": method, "params": params}
        if self.session:
            m["sessionId"] = self.session
        self.to.write(json.dumps(m).encode() + b"\0")
        self.to.flush()
        while True:
            answer = self.message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit("%s: %s" % (method, answer["error"]))
                return answer["result"]

    def open(self, path, width=1280, height=900, dark=False):
        self.requests, self.troubles = [], []
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        while self.message().get("method") != "Page.loadEventFired":
            pass

    def run(self, expression):
        r = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in r:
            sys.exit("%s: %s" % (expression, r["exceptionDetails"]["exception"].get("description")))
        return r["result"].get("value")

    def press(self, key):
        code = {"Enter": 13, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}.get(key, 0)
        for kind in "keyDown", "keyUp":
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)

    def click(self, selector):
        x, y = self.run("(() => { const e = document.querySelector(%s); e.scrollIntoView({block: 'center'}); const r = e.getBoundingClientRect();"
                        " return [r.left + r.width / 2, r.top + r.height / 2]; })()" % json.dumps(selector))
        for kind in "mousePressed", "mouseReleased":
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def picture(self, path, whole=False):
        data = self.call("Page.captureScreenshot", captureBeyondViewport=whole)["data"] if not whole else self.whole()
        open(path, "wb").write(base64.b64decode(data))

    def whole(self):
        size = self.call("Page.getLayoutMetrics")["cssContentSize"]
        return self.call("Page.captureScreenshot", captureBeyondViewport=True, clip={"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 6000), "scale": 1})["data"]
