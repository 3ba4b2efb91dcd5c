"""A server that the network reaches, so that nobody comes to it without a key; by the name that this machine has for it."""

from server import Server


class GuardedServer(Server):
    def __init__(self, log_path, **more):
        super().__init__(log_path, host="0.0.0.0", **more)

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    @property
    def owners_address(self):
        return f"{self.address}/#{super().owners_address.partition('#')[2]}"
