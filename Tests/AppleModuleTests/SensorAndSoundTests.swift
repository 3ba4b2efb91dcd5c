import AudioToolbox
import CoreMotion
import Testing
import UIKit

@MainActor @Suite struct `Sensors and sounds` {
  @Test func `no sensor is available, and no handler is called`() {
    let turns = Turns()
    let manager = CMMotionManager()
    #expect(!manager.isDeviceMotionAvailable && !manager.isAccelerometerAvailable)
    manager.startDeviceMotionUpdates(to: .main) { _, _ in Issue.record("the device moved") }
    #expect(!manager.isDeviceMotionActive && manager.deviceMotion == nil)
    #expect(turns.end().isEmpty)
  }

  @Test func `a sound ends in a later turn, unheard`() {
    let turns = Turns()
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    AudioServicesPlaySystemSoundWithCompletion(1519) { turns.note("over") }
    #expect(turns.lines.isEmpty)
    #expect(turns.end() == ["over"])
    var sound: SystemSoundID = 0
    let file = URL(fileURLWithPath: "/tick.wav")
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &sound) == kAudioServicesNoError && sound != 0)
  }
}
