import Libwebsockets
import PreviewSession
import PreviewWire

/// The news about builds for viewers: each save ends, for each session, in exactly one of applied, unchanged,
/// failed.
final class NewsBoard {
  private let sessions: SessionRegistry
  private let editor: Editor?
  /// The last news of a build for everybody; nil before the first.
  private(set) var latest: BuildNews?

  /// - Parameter editor: the editor that links to lines open; nil for no links.
  init(sessions: SessionRegistry, editor: Editor?) {
    self.sessions = sessions
    self.editor = editor
  }

  /// The editor that links to lines open for a viewer there: files are on this machine only.
  func editor(for peer: PeerAddress) -> Editor? { peer.isLoopback ? editor : nil }

  /// Tells everybody, and those who list the previews.
  func tellAll(_ news: BuildNews) {
    latest = news
    for session in sessions.awake { session.tell(news) }
  }

  /// Tells a viewer who has just come what the others know.
  func tell(_ viewer: Viewer) {
    if let news = viewer.session.news { viewer.tell(MessageToViewer(news, for: viewer.sight)) }
    if let latest, latest.state == .building { viewer.tell(MessageToViewer(latest, for: viewer.sight)) }
  }

  /// A build that is under way has come further.
  func step(_ text: String, of number: Int) {
    guard let latest, latest.state == .building, latest.number == number else { return }
    tellAll(BuildNews(state: .building, number: number, changed: latest.changed, step: text))
  }

  /// A build has been loaded, or applied: those who list the previews learn of it unless there is later news.
  func note(_ news: BuildNews) {
    if news.number >= latest?.number ?? 0 { latest = news }
  }

  /// A save changed nothing: a session in the newest build is up to date, and the others still are not.
  func tellUnchanged(_ news: BuildNews, newest: BuildTag?) {
    latest = news
    for session in sessions.awake {
      if let kept = session.news, kept.state == .failed, session.machine.home != newest || session.hasFailed {
        session.tell(kept)
      } else {
        session.tell(news)
      }
    }
  }

  /// The builder ended; the next one counts from 1 again.
  func builderLost() { latest?.number = 0 }
}
