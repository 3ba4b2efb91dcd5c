// CGColorSpace — after Apple's documentation "CGColorSpace", read 2026-11.
// State: partial. Missing: conversion; colours are sRGB whatever space they are given in.

import Foundation

/// A list of Core Foundation: an array of Swift's.
public typealias CFArray = [Any]
/// A string of Core Foundation: a string of Swift's.
public typealias CFString = String

/// How the numbers of a colour are meant. Grey spaces have one number, all others three.
public final class CGColorSpace: Hashable, Sendable {
  public let name: CFString?
  /// Without alpha.
  public let numberOfComponents: Int

  init(_ name: CFString, components: Int) {
    self.name = name
    numberOfComponents = components
  }

  /// Every name that does not speak of grey is a space of three numbers.
  public convenience init?(name: CFString) {
    self.init(name, components: name.lowercased().contains("gray") ? 1 : 3)
  }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
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

  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}
