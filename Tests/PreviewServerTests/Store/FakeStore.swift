import Foundation
import PreviewSession
import Synchronization

@testable import PreviewServer

/// A store in memory, whose writes wait for the test where it wants that, and fail when they are told to.
final class FakeStore: SessionStore {
  private struct State {
    var sessions: [SessionID: KeptSession] = [:]
    var links: [LinkID: Link] = [:]
    var batches: [[StoreChange]] = []
    var fault: StoreError?
    var isClosed = false
    var signalIsBlocked = false
  }

  private let state = Mutex(State())
  /// Signalled when a write begins.
  let began = DispatchSemaphore(value: 0)
  /// Signalled by the test to let a write go on; nil: they never wait.
  let gate: DispatchSemaphore?

  init(isGated: Bool = false, _ sessions: [KeptSession] = []) {
    gate = isGated ? DispatchSemaphore(value: 0) : nil
    state.withLock { state in
      for session in sessions { state.sessions[session.id] = session }
    }
  }

  var batches: [[StoreChange]] { state.withLock { $0.batches } }
  /// Whether the thread of the last write has a signal blocked that ends servers.
  var signalIsBlocked: Bool { state.withLock { $0.signalIsBlocked } }
  var isClosed: Bool { state.withLock { $0.isClosed } }
  var sessions: [KeptSession] { state.withLock { $0.sessions.values.sorted { $0.made < $1.made } } }

  func fail(with error: StoreError?) { state.withLock { $0.fault = error } }

  func load() throws(StoreError) -> LoadedSessions {
    LoadedSessions(
      sessions: sessions, links: state.withLock { $0.links.values.sorted { $0.made < $1.made } },
      unreadable: 2)
  }

  func apply(_ changes: [StoreChange]) throws(StoreError) {
    began.signal()
    gate?.wait()
    var signals = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &signals)
    let signalIsBlocked = sigismember(&signals, SIGTERM) == 1
    let fault = state.withLock { state in
      state.signalIsBlocked = signalIsBlocked
      state.batches.append(changes)
      if state.fault == nil {
        for change in changes {
          switch change {
          case .put(let session): state.sessions[session.id] = session
          case .remove(.session(let id)): state.sessions[id] = nil
          case .putLink(let link): state.links[link.id] = link
          case .remove(.link(let id)): state.links[id] = nil
          case .putRemark, .putPicture, .putRemarkSheet, .remove: break
          }
        }
      }
      return state.fault
    }
    if let fault { throw fault }
  }

  func close() { state.withLock { $0.isClosed = true } }
}
