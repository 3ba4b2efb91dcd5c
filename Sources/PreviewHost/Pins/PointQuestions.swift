import PreviewWire
import UIKit

/// Points at which viewers want to know the element, until they are answered: after all that came before is
/// done and laid out.
@MainActor struct PointQuestions {
  /// Of one session; beyond them the oldest are dropped.
  static let most = 32

  private struct Question {
    var viewer: Int
    var request: Int
    var point: WirePoint
  }

  private var questions: [Question] = []

  mutating func ask(_ request: Int, at point: WirePoint, by viewer: Int) {
    if questions.count >= Self.most { questions.removeFirst() }
    questions.append(Question(viewer: viewer, request: request, point: point))
  }

  /// Answers; `send` says whether it took one.
  ///
  /// - Returns: false where there was no room for all.
  mutating func answer(
    in preview: RunningPreview, _ send: (_ viewer: Int, _ request: Int, FoundElement?) -> Bool
  ) -> Bool {
    guard !questions.isEmpty else { return true }
    let elements = preview.perform { ScreenElements(in: preview.window) }
    while let question = questions.first {
      let point = CGPoint(x: question.point.xPoints, y: question.point.yPoints)
      let found = preview.perform { elements.element(at: point) }
      guard send(question.viewer, question.request, found) else { return false }
      questions.removeFirst()
    }
    return true
  }
}
