import Glibc

/// Waits for something that is not announced, up to a minute, which only a fault reaches.
func wait(until condition: () -> Bool) {
  var looks = 0
  while looks < 12_000, !condition() {
    usleep(5000)
    looks += 1
  }
}
