// CFTypeRef, CFDictionary, CFMutableDictionary, CFData, CFDate, CFURL, CFNumber, CFBoolean, CFError,
// CFAllocator — after Apple's documentation "Core Foundation", read 2026-11.
// State: partial. Missing: types of their own (Swift's and Foundation's stand for them), their functions.
//
// Swift casts its values to Foundation's classes and strings back, on Linux too; so those classes stand here.

/// Any object, as functions of C hand it out.
public typealias CFTypeRef = AnyObject
/// A dictionary of C is one of Foundation's, to and from which Swift casts its own.
public typealias CFDictionary = NSDictionary
/// A dictionary of C that can be changed is one of Foundation's.
public typealias CFMutableDictionary = NSMutableDictionary
/// Bytes in C are an object of Foundation's.
public typealias CFData = NSData
/// A date in C is an object of Foundation's.
public typealias CFDate = NSDate
/// An address in C is an object of Foundation's.
public typealias CFURL = NSURL
/// A number in C is an object of Foundation's.
public typealias CFNumber = NSNumber
/// A truth value in C is a number of Foundation's.
public typealias CFBoolean = NSNumber
/// An error in C is an object of Foundation's.
public typealias CFError = NSError
/// Never needed: memory is Swift's affair.
public final class CFAllocator: Sendable {}

/// nil: there is only one way to allocate.
public let kCFAllocatorDefault: CFAllocator! = nil

/// True as an object; never nil.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False as an object; never nil.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// A count or an index in functions of C.
public typealias CFIndex = Int
/// Seconds since 2001.
public typealias CFAbsoluteTime = Double
/// A set of bits that are options of a function of C.
public typealias CFOptionFlags = UInt

/// How a function of C ended: 0 is well, anything else an error's number.
public typealias OSStatus = Int32
/// 0: the function has done its work.
public var noErr: OSStatus { 0 }
/// Four characters, read as a number.
public typealias OSType = UInt32
/// Four characters, read as a number.
public typealias FourCharCode = UInt32

/// A place where a function of Objective-C leaves its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
