import Testing

@testable import UIKit

/// Says where its line and its thumb are.
private final class Inset: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 10) }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: 0, dy: 3)
  }
}

@MainActor @Suite struct Sliders {
  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  private func place(_ slider: UISlider, in stage: Stage, width: CGFloat = 200) {
    slider.frame = CGRect(x: 0, y: 0, width: width, height: 31)
    stage.window.addSubview(slider)
    stage.settle()
  }

  @Test func `pictures at its ends shorten the line`() {
    let (stage, slider) = (Stage(), UISlider())
    slider.minimumValueImage = picture(20, 10)
    slider.maximumValueImage = picture(30, 20)
    place(slider, in: stage)
    let pictures = slider.subviews.compactMap { $0 as? UIImageView }.map(\.frame)
    #expect(pictures.contains(CGRect(x: 0, y: 10.5, width: 20, height: 10)))
    #expect(pictures.contains(CGRect(x: 170, y: 5.5, width: 30, height: 20)))
    let line = slider.trackRect(forBounds: slider.bounds)
    #expect(line.minX > 20 && line.maxX < 170)
    func thumb(at value: Float) -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: line, value: value)
    }
    #expect(thumb(at: 0).minX == line.minX && abs(thumb(at: 1).maxX - line.maxX) < 0.001)
  }

  @Test func `a finger drags the thumb from one picture to the other`() {
    let (stage, slider) = (Stage(), UISlider())
    slider.minimumValueImage = picture(40, 10)
    slider.maximumValueImage = picture(40, 10)
    place(slider, in: stage)
    let start = slider.trackRect(forBounds: slider.bounds).minX + 13
    stage.touch(.began, start, 15, at: 0)
    stage.touch(.moved, 100, 15, at: 0.1)
    #expect(abs(slider.value - 0.5) < 0.02)
    stage.touch(.moved, 200, 15, at: 0.2)
    stage.touch(.ended, 200, 15, at: 0.3)
    #expect(slider.value == 1)
  }

  @Test func `a picture stands in place of the thumb, as large as it is`() throws {
    let (stage, slider) = (Stage(), UISlider())
    let (small, large) = (picture(10, 12), picture(40, 40))
    slider.setThumbImage(small, for: .normal)
    slider.setThumbImage(large, for: .disabled)
    #expect(slider.thumbImage(for: .normal) === small && slider.currentThumbImage === small)
    place(slider, in: stage)
    let shown = try #require(slider.subviews.last?.subviews.first as? UIImageView)
    #expect(shown.image === small && shown.superview?.frame.size == CGSize(width: 10, height: 12))
    #expect(shown.superview?.backgroundColor == nil)
    slider.isEnabled = false
    stage.settle()
    #expect(shown.image === large && shown.superview?.frame.size == CGSize(width: 40, height: 40))
    slider.isEnabled = true
    slider.setThumbImage(nil, for: .normal)
    stage.settle()
    #expect(shown.image == nil && shown.superview?.backgroundColor == .white)
  }

  @Test func `overrides say where line and thumb are`() {
    let (stage, slider) = (Stage(), Inset())
    slider.value = 1
    place(slider, in: stage)
    let (line, thumb) = (slider.subviews[0].frame, slider.subviews[2].frame)
    #expect(line == CGRect(x: 30, y: 10, width: 140, height: 11))
    #expect(thumb == CGRect(x: 143, y: 5, width: 27, height: 27))
  }

  @Test func `pictures wider than the slider leave no line, and a finger changes nothing`() {
    let (stage, slider) = (Stage(), UISlider())
    slider.minimumValueImage = picture(300, 10)
    slider.maximumValueImage = picture(300, 10)
    place(slider, in: stage)
    stage.touch(.began, 305, 15, at: 0)
    stage.touch(.moved, 100, 15, at: 0.1)
    #expect(slider.value == 0 && slider.trackRect(forBounds: slider.bounds).width == 0)
  }
}
