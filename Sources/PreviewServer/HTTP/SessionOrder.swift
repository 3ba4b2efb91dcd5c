import FoundationEssentials
import PreviewSession
import PreviewWire

/// The body of `POST /api/sessions`: which preview, in a window of which size, light or dark.
struct SessionOrder: Equatable {
  var slug: String
  /// In points.
  var width: Double
  var height: Double
  var appearance: Appearance

  /// What is wrong with a body: one sentence that says what to do.
  struct Mistake: Error, Equatable {
    var sentence: String
  }

  private struct Body: Decodable {
    var preview: String
    var size: [Double]?
    var appearance: String?
  }

  /// Reads the body. Its length is bounded before it gets here, and with it the depth of what it may nest.
  init(json: [UInt8]) throws(Mistake) {
    guard let body = try? JSONDecoder().decode(Body.self, from: Data(json)) else {
      throw Mistake(
        sentence:
          #"Send {"preview": "SLUG"}, and "size": [width, height] and "appearance": "dark" if you like."#)
    }
    let size = body.size ?? [SessionLimits.defaultSize.width, SessionLimits.defaultSize.height]
    guard size.count == 2, size.allSatisfy(SessionLimits.windowSide.contains) else {
      let side = SessionLimits.windowSide
      throw Mistake(
        sentence: "Send a size of two numbers, each from \(Int(side.lowerBound)) to \(Int(side.upperBound)).")
    }
    guard let appearance = body.appearance.map(Appearance.init(rawValue:)) ?? .light else {
      throw Mistake(sentence: #"Send "light" or "dark" as the appearance, or none for light."#)
    }
    self.appearance = appearance
    slug = body.preview
    (width, height) = (size[0], size[1])
  }
}
