import UIKit

/// The picture of a story: a disc over hills, in tints of its colour.
final class StoryPicture: UIView {
  private let sun = UIView()
  private let hills = [UIView(), UIView()]
  private var number = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    translatesAutoresizingMaskIntoConstraints = false
    for part in [sun] + hills { addSubview(part) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    // Where things stand is the story's own, and the same every time.
    let phase = CGFloat(number * 37 % 100) / 100
    place(sun, at: CGPoint(x: width * (0.25 + 0.5 * phase), y: height * 0.42), radius: height * 0.18)
    place(hills[0], at: CGPoint(x: width * (0.15 + 0.2 * phase), y: height * 1.5), radius: height * 0.9)
    place(hills[1], at: CGPoint(x: width * (0.85 - 0.2 * phase), y: height * 1.7), radius: height)
  }

  private func place(_ disc: UIView, at center: CGPoint, radius: CGFloat) {
    disc.bounds = CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius)
    disc.center = center
    disc.layer.cornerRadius = radius
  }

  func show(_ story: Story) {
    number = story.number
    backgroundColor = Palette.tint(story.color, 0.2)
    sun.backgroundColor = Palette.tint(story.color, 0.55)
    hills[0].backgroundColor = Palette.tint(story.color, 0.3)
    hills[1].backgroundColor = Palette.tint(story.color, 0.45)
    setNeedsLayout()
  }
}
