import Combine
import Foundation
import Testing
import UIKit

@testable import PreviewRuntime

@MainActor @Suite struct `Publishers that a hole should have made` {
  private struct Post: Decodable { let title: String }
  private struct Plain { var sides: (Int, Int) }

  @Test func `tell what a server would have answered, and finish`() {
    let loop = VirtualRunLoop()
    let before = VirtualRunLoop.current
    VirtualRunLoop.current = loop
    defer { VirtualRunLoop.current = before }
    var titles: [String] = []
    var ends = 0
    let posts: AnyPublisher<[Post], any Error> = _neutral()
    let future: Future<Post, Never> = _neutral()
    let listening = [
      posts.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { titles += $0.map(\.title) }),
      future.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { titles.append($0.title) }),
    ]
    loop.advance(to: loop.now + 1)
    #expect(titles.count > 2 && titles.allSatisfy { !$0.isEmpty })
    #expect(ends == listening.count)
  }

  @Test func `are empty where no value is known`() {
    var (values, ends) = (0, 0)
    let none: AnyPublisher<Plain, Never> = _neutral()
    let listening = none.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { _ in values += 1 })
    #expect(values == 0 && ends == 1)
    listening.cancel()
  }

  @Test func `are subjects that can be told`() {
    let subject: PassthroughSubject<Int, Never> = _neutral()
    var heard: [Int] = []
    let listening = subject.sink { heard.append($0) }
    subject.send(4)
    #expect(heard == [4])
    listening.cancel()
    #expect(_neutral(CurrentValueSubject<String, Never>.self).value == "")
  }
}
