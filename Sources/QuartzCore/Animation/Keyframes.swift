import CoreGraphics

/// Values at times, and what lies between them.
struct Keyframes: Equatable {
  enum Mode: Equatable {
    case between, steps, evenSpeed
    /// Along curves through the values, which `CurveCourse.through` explains.
    case smooth(Smoothness, evenSpeed: Bool)
  }

  /// `tensions[i]` is that at value `i`, and so on.
  struct Smoothness: Equatable {
    var tensions: [Double] = []
    var continuities: [Double] = []
    var biases: [Double] = []
  }

  /// How a layer turns along a path.
  enum Turning: Equatable { case forwards, backwards }

  private let values: [AnimatedValue]
  /// One per value, growing from 0 on; of steps one more. Parts of the duration.
  private let times: [Double]
  private let paces: [AnimationPace]
  private let isStepped: Bool
  /// nil goes straight.
  private let course: CurveCourse?
  private let turning: Turning?

  /// nil without values. Times that do not fit the values are even.
  init?(values: [AnimatedValue], times: [Double], paces: [AnimationPace], mode: Mode) {
    switch mode {
    case .between, .steps, .evenSpeed:
      self.init(
        values, times, paces, isStepped: mode == .steps,
        lengths: mode == .evenSpeed ? zip(values, values.dropFirst()).map { $0.distance(to: $1) } : nil)
    case .smooth(let smoothness, let evenSpeed):
      let course = CurveCourse.through(
        values, tensions: smoothness.tensions, continuities: smoothness.continuities,
        biases: smoothness.biases,
        evenSpeed: evenSpeed)
      let straight = zip(values, values.dropFirst()).map { $0.distance(to: $1) }
      self.init(
        values, times, paces, isStepped: false, lengths: evenSpeed ? course?.lengths ?? straight : nil,
        course: course)
    }
  }

  /// Along a path, which goes before values; nil for one without a step. A smooth path is one already.
  init?(
    along path: [CGPathElementValue], times: [Double], paces: [AnimationPace], mode: Mode, turning: Turning?
  ) {
    let evenSpeed: Bool
    switch mode {
    case .between, .steps: evenSpeed = false
    case .evenSpeed: evenSpeed = true
    case .smooth(_, let even): evenSpeed = even
    }
    guard let (course, points) = CurveCourse.along(path, evenSpeed: evenSpeed) else { return nil }
    self.init(
      points.map(AnimatedValue.point), times, paces, isStepped: mode == .steps,
      lengths: evenSpeed ? course.lengths : nil, course: course, turning: turning)
  }

  /// - Parameter lengths: of the ways between the values, where speed is to be even: times and paces do not
  ///   count.
  private init?(
    _ values: [AnimatedValue], _ times: [Double], _ paces: [AnimationPace], isStepped: Bool,
    lengths: [Double]?, course: CurveCourse? = nil, turning: Turning? = nil
  ) {
    guard !values.isEmpty else { return nil }
    self.values = values
    self.course = course
    self.turning = turning
    self.isStepped = isStepped
    self.paces = lengths == nil ? paces : []
    let count = values.count + (isStepped ? 1 : 0)
    let fits = times.count == count && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    if let lengths {
      self.times = Self.times(of: lengths)
    } else if fits {
      self.times = times
    } else {
      self.times = (0..<count).map { Double($0) / Double(max(1, count - 1)) }
    }
  }

  private static func times(of lengths: [Double]) -> [Double] {
    var way = [0.0]
    for length in lengths { way.append((way.last ?? 0) + length) }
    guard let whole = way.last, whole > 0 else {
      return way.indices.map { Double($0) / Double(max(1, way.count - 1)) }
    }
    return way.map { $0 / whole }
  }

  // MARK: Reading

  /// - Parameter part: of the duration, 0…1.
  func value(at part: Double) -> AnimatedValue {
    let (index, local) = place(at: part)
    guard let local else { return values[index] }
    if let course { return course.value(in: index, at: local) }
    return values[index].interpolated(to: values[index + 1], local)
  }

  /// How far a layer is turned along its path, in radians; nil where it is not.
  ///
  /// - Parameter part: of the duration, 0…1.
  func turn(at part: Double) -> Double? {
    guard let course, let turning else { return nil }
    let (index, local) = place(at: part)
    // At the very end the last piece's direction holds.
    let angle =
      local.map { course.angle(in: index, at: $0) }
      ?? course.angle(in: max(0, index - 1), at: index > 0 ? 1 : 0)
    guard let angle else { return nil }
    return turning == .forwards ? angle : angle + .pi
  }

  /// The last keyframe that has come, of several at one time the last, and how far it is from there to the
  /// next, 0…1; nil where it is just there.
  private func place(at part: Double) -> (index: Int, local: Double?) {
    var index = 0
    while index + 1 < values.count, times[index + 1] <= part { index += 1 }
    guard !isStepped, index + 1 < values.count, part > times[index] else { return (index, nil) }
    let local = (part - times[index]) / (times[index + 1] - times[index])
    let pace = paces.indices.contains(index) ? paces[index] : .linear
    return (index, pace.progress(at: local, seconds: 0))
  }

  /// The value at the end of all.
  var last: AnimatedValue { values[values.count - 1] }
}
