// AudioServicesPlaySystemSound, AudioServicesPlayAlertSound, AudioServicesCreateSystemSoundID,
// SystemSoundID — after Apple's documentation "System Sound Services", read 2026-11.
// State: partial. Missing: sounds and vibration, and all of AudioToolbox that is not of these services.

@_exported import UIKit

public typealias SystemSoundID = UInt32

public var kSystemSoundID_Vibrate: SystemSoundID { 0xFFF }
public var kAudioServicesNoError: OSStatus { 0 }

/// Plays nothing.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays nothing. The block comes in a later turn.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  onMainThread(inCompletionBlock) { block in block.map(VirtualRunLoop.current.post) }
}

public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

/// Every file is a sound of the same number.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0x1000
  return kAudioServicesNoError
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}
