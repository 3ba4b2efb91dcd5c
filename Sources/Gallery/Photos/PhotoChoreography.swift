import UIKit

/// Says which part moves which: the large photos, the strip of thumbnails, taps and the two buttons.
///
/// Events come in with the time at which they happen, actions come out; nothing here knows a view. Where both
/// views are is said in photos from the first, fractions between two of them: that is what the two have in
/// common.
struct PhotoChoreography: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    /// Anything else that moves the large photos or the strip lets go of them.
    case releasePreview, releaseStrip
    /// The large photos jump to one.
    case showPhoto(Int)
    /// The strip goes to a place, in photos from the first.
    case moveStrip(to: CGFloat)
    /// Both lists drop a photo, at once.
    case drop(Int)
    /// Both lists get a photo at their end, at once.
    case append
  }

  enum State: Equatable, Sendable {
    /// The thumbnail in the middle of the strip is open; the view that is scrolled takes the other one along.
    case following
    case gliding(StripGlide)
    case removing(PhotoRemoval)
  }

  private(set) var count: Int
  /// The photo in focus; nil while there is none.
  private(set) var focus: Int?
  private(set) var state = State.following
  /// Where the strip is.
  private(set) var place: CGFloat = 0
  private var openness = FocusRate()

  init(count: Int) {
    self.count = max(count, 0)
    focus = count > 0 ? 0 : nil
  }

  // MARK: What shows

  /// How far what is in the middle opens, 0 to 1.
  func rate(at time: TimeInterval) -> CGFloat { openness.value(at: time) }

  /// The pose of the thumbnails; nil: as their place and the rate have it.
  func pose(at time: TimeInterval) -> ThumbnailPose? {
    switch state {
    case .following: nil
    case .gliding(let glide): glide.pose(at: time)
    case .removing(let removal): removal.pose(at: time)
    }
  }

  /// Whether anything changes with time alone.
  func needsFrames(at time: TimeInterval) -> Bool { state != .following || openness.isMoving(at: time) }

  private func poseOrFocus(at time: TimeInterval) -> ThumbnailPose {
    pose(at: time) ?? .focus(at: place, rate: rate(at: time), count: count)
  }

  // MARK: The large photos

  /// A hand has taken hold of them.
  mutating func previewGrabbed(at time: TimeInterval) -> [Action] {
    let actions = finish()
    openness.turn(to: 1, at: time)
    return actions + [.releaseStrip]
  }

  /// They have moved, and take the strip along.
  mutating func previewScrolled(to place: CGFloat) -> [Action] {
    guard place.isFinite else { return [] }
    let actions = finish()
    self.place = place
    focus = ThumbnailStrip.nearestItem(toPlace: place, count: count)
    return actions + [.moveStrip(to: place)]
  }

  // MARK: The strip

  /// A hand has taken hold of it: all thumbnails become equal.
  mutating func stripGrabbed(at time: TimeInterval) -> [Action] {
    // A glide is left where it is, not where it was going.
    if case .gliding(let glide) = state {
      openness = FocusRate(glide.openness(at: time))
      state = .following
    }
    let actions = finish()
    openness.turn(to: 0, at: time)
    return actions + [.releasePreview] + showFocus
  }

  /// It has moved; the large photos follow page by page.
  mutating func stripScrolled(to place: CGFloat) -> [Action] {
    guard place.isFinite else { return [] }
    let actions = finish()
    self.place = place
    let nearest = ThumbnailStrip.nearestItem(toPlace: place, count: count)
    guard nearest != focus else { return actions }
    focus = nearest
    return actions + showFocus
  }

  /// Nothing moves it any more.
  mutating func stripRested(at time: TimeInterval) { openness.turn(to: 1, at: time) }

  /// The strip glides there; the large photos jump.
  mutating func tapped(_ item: Int, at time: TimeInterval) -> [Action] {
    var item = item
    var actions: [Action] = []
    if case .removing(let removal) = state {
      actions = finish()
      // The photo behind the one that goes has moved up by the time it has gone.
      if item > removal.item { item -= 1 }
    }
    guard (0..<count).contains(item) else { return actions }
    focus = item
    if place != CGFloat(item) || rate(at: time) < 1 {
      let pose = poseOrFocus(at: time)
      state = .gliding(StripGlide(from: place, openings: pose.openings, to: item, at: time))
    }
    openness.turn(to: 1, at: time)
    return actions + [.releasePreview, .releaseStrip, .showPhoto(item)]
  }

  // MARK: Buttons

  /// The photo in focus goes. One that is going already is gone at once.
  mutating func deleteTapped(at time: TimeInterval) -> [Action] {
    var actions: [Action] = []
    if case .removing = state { actions = finish() }
    guard let focus else { return actions }
    let pose = poseOrFocus(at: time)
    state = .removing(
      PhotoRemoval(of: focus, count: count, from: place, openings: pose.openings, at: time))
    openness = FocusRate()
    return actions + [.releasePreview, .releaseStrip, .showPhoto(focus)]
  }

  /// One more, at the end; the focus stays.
  mutating func addTapped() -> [Action] {
    let actions = finish()
    count += 1
    if focus == nil { focus = 0 }
    return actions + [.append]
  }

  // MARK: Size and time

  /// The views are about to get another size. All that moves by itself comes to rest on the focus; a hand
  /// that holds the strip keeps it.
  mutating func sizeWillChange(isStripHeld: Bool, at time: TimeInterval) -> [Action] {
    var actions = finish() + [.releasePreview]
    if !isStripHeld {
      openness.turn(to: 1, at: time)
      place = CGFloat(focus ?? 0)
      actions += [.releaseStrip, .moveStrip(to: place)]
    }
    return actions + showFocus
  }

  /// They have it. The middle photo is there still where the layouts were asked; they are not before they
  /// have shown anything.
  func sizeChanged() -> [Action] { [.moveStrip(to: place)] + showFocus }

  /// A frame is made.
  mutating func frame(at time: TimeInterval) -> [Action] {
    switch state {
    case .following: return []
    case .gliding(let glide):
      if glide.isOver(at: time) { return finish() }
      place = glide.place(at: time)
      return [.moveStrip(to: place)]
    case .removing(let removal):
      if removal.isOver(at: time) { return finish() }
      place = removal.place(at: time)
      return [.moveStrip(to: place)]
    }
  }

  /// Brings what moves by itself to its end.
  private mutating func finish() -> [Action] {
    switch state {
    case .following: return []
    case .gliding(let glide):
      state = .following
      openness = FocusRate()
      place = CGFloat(glide.item)
      return [.moveStrip(to: place)]
    case .removing(let removal):
      state = .following
      count -= 1
      focus = removal.successor
      place = CGFloat(focus ?? 0)
      return [.drop(removal.item), .moveStrip(to: place)] + showFocus
    }
  }

  private var showFocus: [Action] { focus.map { [.showPhoto($0)] } ?? [] }
}
