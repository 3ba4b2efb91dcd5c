import Testing

@testable import UIKit

@MainActor @Suite struct `Colours of buttons` {
  let stage = Stage()

  private func shown(_ button: UIButton, in tint: UIColor) -> UIButton {
    _ = stage.loop
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    holder.tintColor = tint
    stage.window.addSubview(holder)
    holder.addSubview(button)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stage.settle()
    return button
  }

  @Test func `of the system have their titles in the tint of what they stand in, and follow it`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    #expect(shown(button, in: .purple).titleLabel?.textColor == .purple)
    button.superview?.tintColor = .brown
    #expect(button.titleLabel?.textColor == .brown)
    button.tintColor = .green
    #expect(button.titleLabel?.textColor == .green)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
  }

  @Test func `made in code have a title of their own colour, whatever the tint`() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    #expect(shown(button, in: .purple).titleLabel?.textColor == .white)
  }

  @Test func `of configurations are made of the tint as the style says`() {
    func look(_ configuration: UIButton.Configuration) -> [UIColor?] {
      let button = shown(UIButton(configuration: configuration), in: .purple)
      return [button.currentTitleColor, button.plate?.configuration.backgroundColor]
    }
    #expect(look(.plain()) == [.purple, nil])
    #expect(look(.gray()) == [.purple, .secondarySystemFill])
    #expect(look(.tinted()) == [.purple, UIColor.purple.withAlphaComponent(0.18)])
    #expect(look(.filled()) == [.white, .purple])
  }

  @Test func `of configurations are made of their own base colours where they have some`() {
    func look(_ configuration: UIButton.Configuration) -> [UIColor?] {
      var configuration = configuration
      configuration.baseForegroundColor = .yellow
      configuration.baseBackgroundColor = .brown
      let button = shown(UIButton(configuration: configuration), in: .purple)
      return [button.currentTitleColor, button.plate?.configuration.backgroundColor]
    }
    #expect(look(.plain()) == [.yellow, .brown])
    #expect(look(.tinted()) == [.yellow, UIColor.brown.withAlphaComponent(0.18)])
    #expect(look(.filled()) == [.yellow, .brown])
  }

  @Test func `that are disabled are grey`() {
    let button = shown(UIButton(configuration: .filled()), in: .purple)
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
    #expect(button.plate?.configuration.backgroundColor == .tertiarySystemFill)
  }

  @Test func `leave the view's own ground, corners and alpha alone`() throws {
    var look = UIButton.Configuration.tinted()
    look.title = "Go"
    let button = UIButton(configuration: look)
    (button.backgroundColor, button.layer.cornerRadius, button.alpha) = (.orange, 3, 0.5)
    _ = shown(button, in: .purple)
    stage.touch(.began, 50, 20, at: 0)
    #expect(button.alpha == 0.5 && button.titleLabel?.alpha == 0.75)
    stage.touch(.ended, 50, 20, at: 1)
    #expect(button.backgroundColor == .orange && button.layer.cornerRadius == 3 && button.alpha == 0.5)
    button.configuration = .plain()
    #expect(try #require(button.plate).isHidden)
  }

  @Test func `of symbols are those of the title`() {
    var look = UIButton.Configuration.filled()
    look.image = UIImage(systemName: "star")
    let button = shown(UIButton(configuration: look), in: .purple)
    #expect(button.imageView?.tintColor == .white)
    button.configuration?.baseForegroundColor = .yellow
    #expect(button.imageView?.tintColor == .yellow)
  }

  @Test(arguments: [(UIButton.Configuration.Size.medium, 17.0), (.large, 17), (.small, 15), (.mini, 15)])
  func `come with the size's font`(size: UIButton.Configuration.Size, points: Double) {
    var look = UIButton.Configuration.filled()
    look.buttonSize = size
    #expect(UIButton(configuration: look).titleLabel?.font.pointSize == CGFloat(points))
  }

  @Test func `leave long titles of configurations room on more lines`() {
    var look = UIButton.Configuration.filled()
    look.title = "A title that is too long for one line of this button"
    let button = UIButton(configuration: look)
    let one = button.sizeThatFits(CGSize(width: 900, height: 900))
    let two = button.sizeThatFits(CGSize(width: 250, height: 900))
    #expect(two.width <= 250 && two.height > one.height + 10)
  }

  @Test func `of a wheel are those of the title, and it stands where the picture would`() throws {
    var look = UIButton.Configuration.filled()
    look.title = "Saving"
    look.image = UIImage(systemName: "star")
    look.showsActivityIndicator = true
    look.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .orange }
    let button = shown(UIButton(configuration: look), in: .purple)
    button.sizeToFit()
    stage.settle()
    let wheel = try #require(button.wheel)
    #expect(wheel.isAnimating && wheel.color == .orange && button.currentImage == nil)
    #expect(wheel.frame == CGRect(x: 12, y: (button.bounds.height - 20) / 2, width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == 32)
    button.configuration?.showsActivityIndicator = false
    #expect(button.wheel == nil && wheel.superview == nil && button.currentImage != nil)
  }
}
