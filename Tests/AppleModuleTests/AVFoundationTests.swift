import AVFoundation
import AVKit
import Testing

@MainActor
private final class Speaker: NSObject, @preconcurrency AVSpeechSynthesizerDelegate,
  @preconcurrency AVAudioPlayerDelegate
{
  var lines: [String] = []
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    lines.append("start \(utterance.speechString)")
  }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
    lines.append("finish \(utterance.speechString)")
  }
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
    lines.append("cancel \(utterance.speechString)")
  }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) { lines.append("word \(characterRange.location)+\(characterRange.length)") }
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    lines.append("sound over \(flag)")
  }
}

@MainActor @Suite struct `AV Foundation` {
  private let stage = ShownStage()
  private let item = AVPlayerItem(url: URL(filePath: "/films/tea.mp4"))

  // MARK: Times

  @Test func `times add exactly over their scales`() {
    stage.enter()
    let third = CMTime(value: 1, timescale: 3)
    let sum = third + CMTime(value: 1, timescale: 4)
    #expect(sum.value == 7 && sum.timescale == 12)
    #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
    #expect(CMTimeSubtract(sum, third) == CMTime(value: 1, timescale: 4))
    #expect(CMTimeMultiply(third, multiplier: 6).seconds == 2)
    #expect([CMTime(value: 1, timescale: 2), third].min() == third)
  }

  @Test func `what is no number stays what it is`() {
    stage.enter()
    #expect(CMTime(seconds: .nan, preferredTimescale: 600) == .invalid)
    #expect(CMTime(value: 1, timescale: 0).isValid == false)
    #expect(CMTime.indefinite.seconds.isNaN && !CMTime.indefinite.isNumeric)
    #expect(CMTime.positiveInfinity + CMTime.zero == .positiveInfinity)
    #expect((CMTime.positiveInfinity + CMTime.negativeInfinity).isValid == false)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 1).isPositiveInfinity)
    #expect(CMTime.zero < .positiveInfinity && .negativeInfinity < CMTime.zero)
  }

  @Test func `sums that are too large for a fraction are rounded, not lost`() {
    stage.enter()
    let (a, b) = (CMTime(value: .max, timescale: 7), CMTime(value: .max, timescale: 11))
    let sum = a + b
    #expect(abs(sum.seconds / (a.seconds + b.seconds) - 1) < 1e-9 || sum.isPositiveInfinity)
    let odd = CMTime(value: 5, timescale: 2_147_483_647) + CMTime(value: 5, timescale: 2_147_483_646)
    #expect(odd.isNumeric)
    #expect(CMTimeMultiply(a, multiplier: .max).isPositiveInfinity)
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.roundHalfAwayFromZero, 3, -3), (.roundTowardZero, 2, -2),
    (.roundTowardPositiveInfinity, 3, -2), (.roundTowardNegativeInfinity, 2, -3),
  ])
  func `another scale rounds as one asks`(_ method: CMTimeRoundingMethod, _ up: Int64, _ down: Int64) {
    stage.enter()
    let (half, minus) = (CMTime(value: 5, timescale: 20), CMTime(value: -5, timescale: 20))
    #expect(half.convertScale(10, method: method).value == up)
    #expect(minus.convertScale(10, method: method).value == down)
    #expect(half.convertScale(10, method: method).hasBeenRounded)
  }

  @Test func `ranges end before their end, and times go through boxes`() {
    stage.enter()
    let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), duration: CMTime(value: 2, timescale: 1))
    #expect(range.containsTime(CMTime(value: 29, timescale: 10)) && !range.containsTime(range.end))
    #expect(NSValue(time: range.end).timeValue == range.end && NSNumber(value: 1).timeValue == .invalid)
  }

  // MARK: Players

  @Test func `an item becomes ready, time goes by with the rate, and its end is told`() {
    stage.enter()
    let player = AVPlayer(playerItem: item)
    var statuses: [Int] = []
    let observation = item.observe(\.status) { item, _ in statuses.append(item.status.rawValue) }
    let end = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { [stage] _ in MainActor.assumeIsolated { stage.note("end") } }
    #expect(item.status == .unknown && item.duration.isIndefinite)
    player.play()
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    stage.advance(to: 0.2)
    #expect(statuses == [1] && player.timeControlStatus == .playing)
    stage.advance(to: 10.2)
    #expect(abs(player.currentTime().seconds - 10) < 0.01)
    player.rate = 2
    stage.advance(to: 20.2)
    player.pause()
    stage.advance(to: 30)
    #expect(abs(player.currentTime().seconds - 30) < 0.01)
    player.play()
    stage.advance(to: 59.9)
    #expect(stage.drain() == [])
    stage.advance(to: 60.1)
    #expect(stage.drain() == ["end"] && player.rate == 0 && player.currentTime() == item.duration)
    NotificationCenter.default.removeObserver(end)
    withExtendedLifetime(observation) {}
  }

  @Test func `observers of time are called at its steps, after a jump, and no more when removed`() {
    stage.enter()
    let player = AVPlayer(playerItem: item)
    stage.advance(to: 1)
    var seen: [Double] = []
    let observer = player.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 2), queue: .main
    ) { seen.append(($0.seconds * 100).rounded() / 100) }
    var passed = 0
    let boundary = player.addBoundaryTimeObserver(
      forTimes: [NSValue(time: CMTime(value: 1, timescale: 1))], queue: nil
    ) { passed += 1 }
    player.play()
    stage.advance(to: 2.6)
    #expect(seen == [0.5, 1, 1.5] && passed == 1)
    player.pause()
    player.seek(to: CMTime(value: 20, timescale: 1))
    stage.advance(to: 5)
    #expect(seen.last == 20)
    player.removeTimeObserver(observer)
    player.removeTimeObserver(boundary)
    let count = seen.count
    player.play()
    stage.advance(to: 9)
    #expect(seen.count == count)
  }

  @Test func `a queue goes on to its next item, and a looper begins again`() {
    stage.enter()
    let other = AVPlayerItem(url: URL(filePath: "/b.mp4"))
    let queue = AVQueuePlayer(items: [item, other])
    #expect(!queue.canInsert(other, after: nil))
    queue.play()
    stage.advance(to: 60.3)
    #expect(queue.currentItem === other && queue.rate == 1)
    let looping = AVQueuePlayer()
    let looper = AVPlayerLooper(player: looping, templateItem: item)
    looping.play()
    stage.advance(to: 190)
    #expect(looper.loopCount == 2 && looping.rate == 1)
  }

  @Test func `a layer and a controller say what is played, and become ready`() {
    stage.enter()
    let player = AVPlayer(playerItem: item)
    let layer = AVPlayerLayer(player: player)
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    stage.window.layer.addSublayer(layer)
    stage.settle()
    let view = layer.sublayers?.first?.delegate as? UIView
    #expect(view.map(texts(on:)) == ["AVPlayerLayer", "tea.mp4"])
    #expect(view?.frame == layer.bounds && !layer.isReadyForDisplay)
    stage.advance(to: 1)
    #expect(layer.isReadyForDisplay)
    let controller = AVPlayerViewController()
    controller.player = player
    stage.present(controller)
    #expect(texts(on: controller.view) == ["Close", "AVPlayerViewController", "tea.mp4"])
    stage.tap(40, 22)
    #expect(controller.presentingViewController == nil)
  }

  @Test func `cameras and microphones are refused, once and later`() {
    stage.enter()
    var answers: [Bool] = []
    AVCaptureDevice.requestAccess(for: .video) { answers.append($0) }
    AVAudioSession.sharedInstance().requestRecordPermission { answers.append($0) }
    #expect(answers == [])
    stage.advance(to: 1)
    #expect(answers == [false, false])
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .denied)
  }

  @Test func `words are said one after the other, and the next utterance waits`() {
    stage.enter()
    let (synthesizer, speaker) = (AVSpeechSynthesizer(), Speaker())
    synthesizer.delegate = speaker
    synthesizer.speak(AVSpeechUtterance(string: "Good day"))
    synthesizer.speak(AVSpeechUtterance(string: "Bye"))
    #expect(speaker.lines == [])
    stage.advance(to: 5)
    #expect(
      speaker.lines == [
        "start Good day", "word 0+4", "word 5+3", "finish Good day", "start Bye", "word 0+3", "finish Bye",
      ])
    speaker.lines = []
    synthesizer.speak(AVSpeechUtterance(string: "A long sentence about nothing"))
    stage.advance(to: 5.2)
    synthesizer.stopSpeaking(at: .immediate)
    stage.advance(to: 20)
    #expect(speaker.lines.last == "cancel A long sentence about nothing" && !synthesizer.isSpeaking)
  }

  @Test func `a sound is over after its time, once`() throws {
    stage.enter()
    let (player, speaker) = (try AVAudioPlayer(data: Data([1])), Speaker())
    player.delegate = speaker
    player.numberOfLoops = 1
    player.play()
    stage.advance(to: 30)
    #expect(abs(player.currentTime - 30) < 0.01)
    stage.advance(to: 119)
    #expect(speaker.lines == [] && player.isPlaying)
    stage.advance(to: 300)
    #expect(speaker.lines == ["sound over true"] && !player.isPlaying)
    #expect(throws: CocoaError.self) { try AVAudioPlayer(contentsOf: URL(filePath: "/nowhere.mp3")) }
  }
}
