"""The page over TLS, with a certificate that the test has made itself."""

import subprocess

import pytest
from server import Server, running
from viewer import Finger


@pytest.fixture
def secure_server(tmp_path):
    files = tmp_path / "cert.pem", tmp_path / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "30",
         "-subj", "/CN=localhost", "-out", files[0], "-keyout", files[1]], check=True, capture_output=True)
    options = ["--tls-cert", str(files[0]), "--tls-key", str(files[1])]
    with running(Server(tmp_path / "log", options=options, scheme="https")) as server:
        yield server


def test_a_session_is_opened_and_dragged(secure_server, pages):
    viewer = pages.phone(ignore_https_errors=True)

    viewer.open(f"{secure_server.address}/?preview=snapping-list")
    viewer.eventually(lambda state: state["session"], "a session")
    Finger(viewer).drag(350, 40)

    assert viewer.wait_for_rest() == pytest.approx([418, 0], abs=0.5)
    assert viewer.page.evaluate("() => [location.protocol, isSecureContext]") == ["https:", True]
    entries = "() => performance.getEntriesByType('resource').map(({ nextHopProtocol }) => nextHopProtocol)"
    assert set(viewer.page.evaluate(entries)) <= {"http/1.1", ""}
