// CGColorSpace — after Apple's documentation "CGColorSpace", read 2026-11.
// State: partial. Missing: conversion; colours are sRGB whatever space they are given in.

import Foundation

/// A list of Core Foundation: an array of Swift's.
public typealias CFArray = [Any]
/// A string of Core Foundation: one of Foundation's, to and from which Swift casts its own.
public typealias CFString = NSString

/// How the numbers of a colour are meant. Grey spaces have one number, all others three.
public final class CGColorSpace: Hashable, Sendable {
  private let title: String
  /// The name it was made with; one of the constants below for spaces made by name. Never nil.
  public var name: CFString? { title as CFString }
  /// Without alpha.
  public let numberOfComponents: Int

  init(_ title: String, components: Int) {
    self.title = title
    numberOfComponents = components
  }

  /// Every name that does not speak of grey is a space of three numbers.
  public convenience init?(name: CFString) {
    self.init(name as String, components: name.lowercased.contains("gray") ? 1 : 3)
  }

  /// The space in which all colours here are meant.
  public static var sRGB: CFString { "kCGColorSpaceSRGB" }
  /// sRGB with components beyond 0…1; counts as sRGB.
  public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
  /// sRGB without its curve; counts as sRGB.
  public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
  /// Wide colour of Apple's displays; counts as sRGB.
  public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
  /// One component of grey.
  public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
  /// One component of grey without a curve; counts as the other grey.
  public static var linearGray: CFString { "kCGColorSpaceLinearGray" }

  /// Compares the names alone.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.title == right.title }
  /// Mixes in the name, which is all that `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

/// Red, green, blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceRGB", components: 3)
}
/// Grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace("kCGColorSpaceDeviceGray", components: 1)
}

extension CGColor {
  /// `components` are those of the space and, last, alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    let alpha = components[count]
    if count == 1 {
      self.init(gray: components[0], alpha: alpha)
    } else {
      self.init(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }
  }

  /// Always device RGB: all colours are kept as red, green and blue.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}
