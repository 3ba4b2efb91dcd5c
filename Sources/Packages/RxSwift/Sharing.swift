// ConnectableObservable, ConnectableObservableType, SubjectLifetimeScope, share — after RxSwift's public API.
// State: complete.

import UIKit

/// How long what is shared remembers elements.
public enum SubjectLifetimeScope: Sendable {
  /// Until the last subscriber leaves, or the source ends.
  case whileConnected
  /// For good.
  case forever
}

public protocol ConnectableObservableType: ObservableType {
  /// Begins; what it returns stops it.
  func connect() -> any Disposable
}

/// A sequence that begins when it is told to, for all who listen.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType,
  @unchecked Sendable
{
  private let source: Observable<Element>
  private let makeSubject: () -> Subject<Element>
  private var known: Subject<Element>?
  private var connection: (any Disposable)?

  init(_ source: Observable<Element>, _ makeSubject: @escaping () -> Subject<Element>) {
    (self.source, self.makeSubject) = (source, makeSubject)
    super.init { _ in Disposables.create() }
  }

  private var subject: Subject<Element> {
    let subject = known ?? makeSubject()
    known = subject
    return subject
  }

  override func run(_ sink: Sink<Element>) { subject.run(sink) }

  public func connect() -> any Disposable {
    if let connection { return connection }
    let subject = subject
    let following = SingleAssignmentDisposable()
    let connection = Disposables.create { [weak self] in
      following.dispose()
      self?.forget()
    }
    self.connection = connection
    following.setDisposable(
      source.subscribe { event in
        if event.isStopEvent { connection.dispose() }
        subject.on(event)
      })
    return connection
  }

  private func forget() {
    connection = nil
    known = nil
  }

  /// Begins with the first who listens, and stops with the last.
  public func refCount() -> Observable<Element> {
    var users = 0
    var connection: (any Disposable)?
    return Observable { [self] sink in
      users += 1
      run(sink)
      if connection == nil {
        // The source may end within `connect`.
        let begun = SingleAssignmentDisposable()
        connection = begun
        begun.setDisposable(connect())
      }
      return Disposables.create {
        users -= 1
        guard users == 0 else { return }
        let ended = connection
        connection = nil
        ended?.dispose()
      }
    }
  }
}

extension ObservableType {
  public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }
  public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }

  public func multicast(_ subject: Subject<Element>) -> ConnectableObservable<Element> {
    multicast { subject }
  }
  public func multicast(makeSubject: @escaping () -> Subject<Element>) -> ConnectableObservable<Element> {
    ConnectableObservable(asObservable(), makeSubject)
  }

  /// One subscription for all who listen, from the first to the last of them; newcomers are told the last
  /// `replay` elements.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    let make: () -> Subject<Element> = {
      replay > 0 ? ReplaySubject<Element>.create(bufferSize: replay) : PublishSubject<Element>()
    }
    switch scope {
    case .forever:
      let subject = make()
      return multicast { subject }.refCount()
    case .whileConnected: return SharedRounds(asObservable(), make).asObservable()
    }
  }
}

/// One subscription after the other, each with a subject of its own.
private final class SharedRounds<Element> {
  private final class Round {
    let subject: Subject<Element>
    var users = 0
    var following: SingleAssignmentDisposable?
    init(_ subject: Subject<Element>) { self.subject = subject }
  }

  private let source: Observable<Element>
  private let makeSubject: () -> Subject<Element>
  private var current: Round?

  init(_ source: Observable<Element>, _ makeSubject: @escaping () -> Subject<Element>) {
    (self.source, self.makeSubject) = (source, makeSubject)
  }

  func asObservable() -> Observable<Element> { Observable { [self] sink in join(sink) } }

  private func join(_ sink: Sink<Element>) -> any Disposable {
    let round = current ?? Round(makeSubject())
    current = round
    round.users += 1
    round.subject.run(sink)
    if round.following == nil {
      let following = SingleAssignmentDisposable()
      round.following = following
      following.setDisposable(
        source.subscribe { [self] event in
          if event.isStopEvent { leave(round) }
          round.subject.on(event)
        })
    }
    return Disposables.create { [self] in
      round.users -= 1
      guard round.users == 0 else { return }
      leave(round)
      round.following?.dispose()
    }
  }

  private func leave(_ round: Round) { if current === round { current = nil } }
}
