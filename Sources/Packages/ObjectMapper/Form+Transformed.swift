import SampleData
import UIKit

extension Form {
  /// Values that a transform makes of JSON.
  static func transformed<Transform: TransformType>(by transform: Transform) -> Form
  where Value == Transform.Object {
    Form(
      read: { json in
        guard let sample = SampleValue.behind(json) else { return transform.transformFromJSON(json) }
        return invented(sample, transform)
      },
      write: { transform.transformToJSON($0) })
  }

  /// Of sample data: where it can be told what the object would be, the transform itself writes what it will
  /// read; otherwise what its kind of JSON would be there, and if that does not suit it, other writings of
  /// it.
  private static func invented<Transform: TransformType>(
    _ sample: SampleValue, _ transform: Transform
  ) -> Value? where Value == Transform.Object {
    if sample.kind == .open, Transform.Object.self != Transform.JSON.self,
      let natural = sample.natural(as: Value.self), let json = transform.transformToJSON(natural),
      let value = transform.transformFromJSON(json)
    {
      sample.write(json)
      return value
    }
    return try? sample.trying {
      let json = sample.held(as: Transform.JSON.self) as Any? ?? sample.anything
      guard let value = transform.transformFromJSON(json) else { throw NotSuited() }
      return value
    }
  }
}
