// AVSpeechSynthesizer, AVSpeechSynthesizerDelegate, AVSpeechUtterance, AVSpeechSynthesisVoice — after Apple's
// documentation of the four, read 2026-11.
// State: partial. Missing: sound: words go by in silence, fifteen letters a second; voices by identifier.

import UIKit

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word
}

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}

public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  case unspecified = 0
  case male, female
}

public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// A voice, known by its language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  // Never changes.
  public let language: String
  open var identifier: String { "voice.\(language)" }
  open var name: String { language }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  /// - Parameter languageCode: nil for the language of the preview.
  public init?(language languageCode: String?) {
    language = languageCode ?? Self.currentLanguageCode()
    super.init()
  }

  public convenience init?(identifier: String) { nil }

  open class func currentLanguageCode() -> String { "en-US" }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    [AVSpeechSynthesisVoice(language: nil)].compactMap { $0 }
  }
}

/// Something to be said.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  // Set up before it is said.
  public let speechString: String
  open var attributedSpeechString: NSAttributedString { NSAttributedString(string: speechString) }
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// Kept, without effect; so are all of the following but the delays.
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var prefersAssistiveTechnologySettings = false
  /// Seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds.
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
    super.init()
  }

  public convenience init(attributedString: NSAttributedString) { self.init(string: attributedString.string) }
}

/// Says utterances one after the other, in silence.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  /// Letters a second at the usual rate (inferred).
  private static let lettersPerSecond = 15.0

  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open private(set) var isPaused = false
  open var isSpeaking: Bool { current != nil }
  open var usesApplicationAudioSession = true
  open var mixToTelephonyUplink = false

  private var current: AVSpeechUtterance?
  private var waiting: [AVSpeechUtterance] = []
  /// Ranges of the words that are still to be said.
  private var words: [NSRange] = []
  private var runs = 0

  public override init() { super.init() }

  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    if current == nil, waiting.count == 1 { later { [weak self] in self?.begin() } }
  }

  private func begin() {
    guard current == nil, !waiting.isEmpty else { return }
    let utterance = waiting.removeFirst()
    current = utterance
    words = utterance.speechString.wordRanges
    runs += 1
    let run = runs
    later(utterance.preUtteranceDelay) { [weak self] in
      guard let self, runs == run else { return }
      delegate?.speechSynthesizer(self, didStart: utterance)
      goOn(utterance)
    }
  }

  private func goOn(_ utterance: AVSpeechUtterance) {
    guard !isPaused, current === utterance else { return }
    let run = runs
    guard let word = words.first else {
      return later(utterance.postUtteranceDelay) { [weak self] in
        if let self, runs == run { finish(utterance) }
      }
    }
    words.removeFirst()
    delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: word, utterance: utterance)
    let speed = Double(max(0.05, utterance.rate / AVSpeechUtteranceDefaultSpeechRate))
    later(Double(word.length + 1) / Self.lettersPerSecond / speed) { [weak self] in
      if let self, runs == run { goOn(utterance) }
    }
  }

  private func finish(_ utterance: AVSpeechUtterance) {
    current = nil
    delegate?.speechSynthesizer(self, didFinish: utterance)
    begin()
  }

  /// False where nothing is being said.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    waiting = []
    guard let utterance = current else { return false }
    current = nil
    isPaused = false
    runs += 1
    later { [weak self] in
      if let self { delegate?.speechSynthesizer(self, didCancel: utterance) }
    }
    return true
  }

  /// False where nothing is being said.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let current, !isPaused else { return false }
    isPaused = true
    runs += 1
    delegate?.speechSynthesizer(self, didPause: current)
    return true
  }

  /// False where nothing is paused.
  @discardableResult open func continueSpeaking() -> Bool {
    guard let current, isPaused else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: current)
    goOn(current)
    return true
  }
}

extension String {
  /// In UTF-16 units, as `NSString` counts.
  fileprivate var wordRanges: [NSRange] {
    split(whereSeparator: \.isWhitespace).map { NSRange($0.startIndex..<$0.endIndex, in: self) }
  }
}

/// Hears of speaking. All of its methods are optional.
public protocol AVSpeechSynthesizerDelegate: _OptionalMethodsHaving {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

extension _Unimplemented: AVSpeechSynthesizerDelegate {}
