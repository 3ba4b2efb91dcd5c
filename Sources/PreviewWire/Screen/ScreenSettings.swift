/// Everything about a session's screen that viewers choose: the one value that orders, messages to agents,
/// sessions and `inspect` hand on whole. A change of one member travels as a `ScreenSetting`.
public struct ScreenSettings: Hashable, Sendable {
  /// Size of the window, in points; finite.
  public var width, height: Double
  /// Whether a viewer chose that size: then no trait of the preview turns it.
  public var isSizeChosen: Bool
  /// The device that the window is shown on; nil: none, in a window of a bare size.
  public var device: Device?
  public var appearance: Appearance
  public var direction: ReadingDirection
  public var textSize: TextSize
  public var textWeight: TextWeight
  public var contrast: Contrast
  public var motion: Motion

  /// The settings that most previews are looked at with, but for the size; `width` and `height` in points.
  public init(
    width: Double, height: Double, isSizeChosen: Bool = false, device: Device? = nil,
    appearance: Appearance = .usual, direction: ReadingDirection = .usual,
    textSize: TextSize = .usual, textWeight: TextWeight = .usual, contrast: Contrast = .usual,
    motion: Motion = .usual
  ) {
    (self.width, self.height) = (width, height)
    self.isSizeChosen = isSizeChosen
    self.device = device
    self.appearance = appearance
    self.direction = direction
    self.textSize = textSize
    self.textWeight = textWeight
    self.contrast = contrast
    self.motion = motion
  }

  /// The values of `ScreenSetting.choices`, in their order.
  public var choices: [ScreenSetting] {
    [
      .appearance(appearance), .direction(direction), .textSize(textSize), .textWeight(textWeight),
      .contrast(contrast), .motion(motion),
    ]
  }

  /// Changes a setting.
  ///
  /// - Returns: the settings that viewers have to be told. Of a size that is that somebody chose it: they see
  ///   it in the next keyframe.
  public mutating func apply(_ setting: ScreenSetting) -> [ScreenSetting] {
    switch setting {
    case .appearance(let appearance): self.appearance = appearance
    case .direction(let direction): self.direction = direction
    case .textSize(let textSize): self.textSize = textSize
    case .textWeight(let textWeight): self.textWeight = textWeight
    case .contrast(let contrast): self.contrast = contrast
    case .motion(let motion): self.motion = motion
    case .size(let size): return resize(width: size.widthPoints, height: size.heightPoints)
    case .device(let device, let isOnSide):
      self.device = device
      // Off a device, the window keeps its size.
      if let (width, height) = device?.size(isOnSide: isOnSide) { _ = resize(width: width, height: height) }
    }
    return [setting]
  }

  /// A device that is turned on its side is the same one; in a window of another size there is none.
  private mutating func resize(width: Double, height: Double) -> [ScreenSetting] {
    (self.width, self.height, isSizeChosen) = (width, height, true)
    let told = ScreenSetting.size(WireSize(widthPoints: width, heightPoints: height))
    guard let device, !device.fits(width: width, height: height) else { return [told] }
    self.device = nil
    return [told, .device(nil, isOnSide: false)]
  }

  /// As the page reads them in the hello.
  public var members: [(String, JSONText)] {
    [("size", .numbers([width, height])), ("isSizeChosen", .bool(isSizeChosen))]
      + (choices + [.device(device, isOnSide: false)]).map(\.member)
  }
}

extension ByteReader {
  package mutating func screenSettings() throws(WireError) -> ScreenSettings {
    try ScreenSettings(
      width: float64(.windowSize), height: float64(.windowSize), isSizeChosen: bool(), device: device(),
      appearance: choice(), direction: choice(), textSize: choice(), textWeight: choice(), contrast: choice(),
      motion: choice())
  }
}

extension ByteWriter {
  package mutating func screenSettings(_ screen: ScreenSettings) {
    float64(screen.width)
    float64(screen.height)
    bool(screen.isSizeChosen)
    device(screen.device)
    choice(screen.appearance)
    choice(screen.direction)
    choice(screen.textSize)
    choice(screen.textWeight)
    choice(screen.contrast)
    choice(screen.motion)
  }
}
