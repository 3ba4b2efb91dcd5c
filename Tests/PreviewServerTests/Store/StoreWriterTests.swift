import Foundation
import Libwebsockets
import PreviewSession
import Testing

@testable import PreviewServer

@Suite struct `The writer of sessions` {
  private let a = KeptSession.example(1)
  private let b = KeptSession.example(2)

  /// The status after the next news, which a minute without any does not bring.
  private func nextStatus(of writer: StoreWriter) throws -> StoreStatus {
    var look = pollfd(fd: writer.newsDescriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&look, 1, 60_000) == 1, "no news came")
    writer.drainNews()
    return writer.status
  }

  private func wait(for wanted: StoreStatus, of writer: StoreWriter) throws {
    while try nextStatus(of: writer) != wanted {}
  }

  @Test func `says by a descriptor up to which change all are kept`() throws {
    let state = try StoreFolder()
    let writer = try StoreWriter(state.store(), stored: [])
    writer.add(.put(a))
    let number = writer.add(.put(b))
    try wait(for: StoreStatus(keptNumber: number), of: writer)

    #expect(try state.crashed().store().load().sessions == [a, b])
    #expect(writer.finish() == StoreStatus(keptNumber: number))
  }

  @Test func `makes nobody wait for the disk, and writes only the newest of what came meanwhile`() throws {
    let store = FakeStore(isGated: true)
    let writer = try StoreWriter(store, stored: [])
    writer.add(.put(a))
    store.began.wait()
    for number in 1...500 {
      var session = b
      session.lastSeq = number
      writer.add(.put(session))
    }
    #expect(writer.status == StoreStatus(keptNumber: 0))

    store.gate?.signal()
    #expect(try nextStatus(of: writer) == StoreStatus(keptNumber: 1))
    store.gate?.signal()
    #expect(try nextStatus(of: writer) == StoreStatus(keptNumber: 501))
    #expect(store.batches.map(\.count) == [1, 1])
    #expect(store.sessions.map(\.lastSeq) == [a.lastSeq, 500])
  }

  @Test func `says once that it cannot write, tries again, and says once that it can`() throws {
    let store = FakeStore(isGated: true)
    store.fail(with: .full(folder: "/f"))
    let writer = try StoreWriter(store, stored: [], pauses: 0.001...0.001)
    writer.add(.put(a))
    store.gate?.signal()
    #expect(try nextStatus(of: writer) == StoreStatus(keptNumber: 0, fault: .full(folder: "/f")))

    // The second try fails as the first did, of which there is nothing to say; the third succeeds.
    store.began.wait()
    store.began.wait()
    store.gate?.signal()
    store.began.wait()
    var look = pollfd(fd: writer.newsDescriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&look, 1, 0) == 0)
    store.fail(with: nil)
    store.gate?.signal()
    #expect(try nextStatus(of: writer) == StoreStatus(keptNumber: 1))
    #expect(store.batches == [[.put(a)], [.put(a)], [.put(a)]])
  }

  @Test func `writes at once what somebody waits for, though its time has not come`() throws {
    let store = FakeStore()
    store.fail(with: .full(folder: "/f"))
    let writer = try StoreWriter(store, stored: [], pauses: 100_000...100_000)
    writer.add(.put(a))
    #expect(try nextStatus(of: writer).fault == .full(folder: "/f"))
    store.fail(with: nil)

    writer.hurry()

    #expect(try nextStatus(of: writer) == StoreStatus(keptNumber: 1))
  }

  @Test func `writes what waits before it ends, and closes the store`() throws {
    let store = FakeStore(isGated: true)
    let writer = try StoreWriter(store, stored: [])
    writer.add(.put(a))
    store.began.wait()
    writer.add(.put(b))
    for _ in 0..<2 { store.gate?.signal() }

    #expect(writer.finish() == StoreStatus(keptNumber: 2))
    #expect(store.isClosed && store.sessions == [a, b])
    #expect(writer.finish() == StoreStatus(keptNumber: 2), "it has ended already")
  }

  @Test func `ends even where it cannot write, and says so`() throws {
    let store = FakeStore()
    store.fail(with: .readOnly(folder: "/f"))
    let writer = try StoreWriter(store, stored: [])
    writer.add(.put(a))
    #expect(writer.finish() == StoreStatus(keptNumber: 0, fault: .readOnly(folder: "/f")))
    #expect(store.isClosed)
  }

  @Test func `ends with its owner`() throws {
    let store = FakeStore()
    do {
      let writer = try StoreWriter(store, stored: [])
      writer.add(.put(a))
    }
    #expect(store.isClosed && store.sessions == [a])
  }

  @Test func `tells a loop on its own thread`() throws {
    let state = try StoreFolder()
    let listener = try Listener(host: "127.0.0.1", port: 0)
    let loop = try ServiceLoop(ServiceConfiguration(subprotocol: "test"), listener: listener)
    let writer = try StoreWriter(state.store(), stored: [])
    let thread = pthread_self()
    var told: [StoreStatus] = []
    writer.tell(
      { status in
        #expect(pthread_equal(thread, pthread_self()) != 0)
        told.append(status)
        if status.keptNumber == 1 { loop.stop() }
      }, on: loop)
    writer.add(.put(a))
    loop.run()

    #expect(told == [StoreStatus(keptNumber: 1)])
    #expect(writer.finish() == StoreStatus(keptNumber: 1))
  }

  @Test func `takes no signal of the process, which is for another thread`() throws {
    let store = FakeStore()
    let writer = try StoreWriter(store, stored: [])
    writer.add(.put(a))
    writer.finish()
    #expect(store.signalIsBlocked)
  }
}
