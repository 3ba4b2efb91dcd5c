// CFTypeRef, CFDictionary, CFMutableDictionary, CFData, CFDate, CFURL, CFNumber, CFBoolean, CFError,
// CFAllocator — after Apple's documentation "Core Foundation", read 2026-11.
// State: partial. Missing: types of their own (Swift's and Foundation's stand for them), their functions.
//
// Swift casts its values to Foundation's classes and strings back, on Linux too; so those classes stand here.

/// Any object, as functions of C hand it out.
public typealias CFTypeRef = AnyObject
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFData = NSData
public typealias CFDate = NSDate
public typealias CFURL = NSURL
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFError = NSError
/// Nobody needs one: memory is Swift's affair.
public final class CFAllocator: Sendable {}

/// nil: there is only one way to allocate.
public let kCFAllocatorDefault: CFAllocator! = nil

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

public typealias CFIndex = Int
/// Seconds since 2001.
public typealias CFAbsoluteTime = Double
public typealias CFOptionFlags = UInt

/// How a function of C ended: 0 is well, anything else an error's number.
public typealias OSStatus = Int32
public var noErr: OSStatus { 0 }
/// Four characters, read as a number.
public typealias OSType = UInt32
public typealias FourCharCode = UInt32

/// A place where a function of Objective-C leaves its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
