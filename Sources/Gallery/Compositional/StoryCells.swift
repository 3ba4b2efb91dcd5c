import UIKit

/// The words of a story, one line of them under another.
final class StoryText: UIStackView {
  private let topic = UILabel()
  private let headline = UILabel()
  private let summary = UILabel()

  /// The size of the headline, in points.
  init(headlineSize: CGFloat) {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 4
    topic.font = .systemFont(ofSize: 13, weight: .semibold)
    headline.font = .systemFont(ofSize: headlineSize, weight: .bold)
    headline.textColor = .label
    headline.numberOfLines = 0
    summary.font = .systemFont(ofSize: 15)
    summary.textColor = .secondaryLabel
    summary.numberOfLines = 0
    // Room to spare, as in a cell that has its estimated height, is the summary's, or else the headline's.
    topic.setContentHuggingPriority(.defaultHigh, for: .vertical)
    summary.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    for label in [topic, headline, summary] { addArrangedSubview(label) }
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init(coder: NSCoder) {
    fatalError("made in code")
  }

  func show(_ story: Story) {
    topic.text = story.topic.uppercased()
    topic.textColor = story.color
    headline.text = story.headline
    summary.text = story.summary
    summary.isHidden = story.summary.isEmpty
  }
}

/// The first story: a picture over its words, half as high as it is wide, unless that is too much.
final class LeadStoryCell: UICollectionViewCell {
  /// In points.
  static let greatestPictureHeight: CGFloat = 240

  private let picture = StoryPicture()
  private let text = StoryText(headlineSize: 26)

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.layer.cornerRadius = 20
    for part in [picture, text] { contentView.addSubview(part) }
    let half = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5)
    half.priority = .defaultHigh
    NSLayoutConstraint.activate([
      half,
      picture.heightAnchor.constraint(lessThanOrEqualToConstant: Self.greatestPictureHeight),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      text.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
      text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  func show(_ story: Story) {
    picture.show(story)
    text.show(story)
  }
}

/// A story with a small picture at its side, under a line. As high as the higher of the two.
final class StoryCell: UICollectionViewCell {
  /// Above and below, in points.
  static let padding: CGFloat = 14
  /// Of the picture, in points.
  static let pictureSize: CGFloat = 84

  private let line = UIView()
  private let picture = StoryPicture()
  private let text = StoryText(headlineSize: 17)

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    picture.layer.cornerRadius = 14
    line.translatesAutoresizingMaskIntoConstraints = false
    for part in [line, picture, text] { contentView.addSubview(part) }
    let padding = Self.padding
    // Both have to fit in, and no more: that is worth a little more to it than the layout's estimate.
    let snug = contentView.heightAnchor.constraint(equalToConstant: 0)
    snug.priority = UILayoutPriority(51)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: contentView.topAnchor),
      line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: padding),
      text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: picture.leadingAnchor, constant: -padding),
      text.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -padding),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: padding),
      picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      picture.widthAnchor.constraint(equalToConstant: Self.pictureSize),
      picture.heightAnchor.constraint(equalToConstant: Self.pictureSize),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -padding),
      snug,
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  func show(_ story: Story) {
    picture.show(story)
    text.show(story)
  }
}

/// The name of a topic, as wide as it is.
final class TopicCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemFill
    contentView.layer.cornerRadius = NewsFeedViewController.topicHeight / 2
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = .label
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  func show(_ topic: String) { label.text = topic }
}
