// Publishers that a hole should have made: they tell one element, as the answer to a request, and finish.

import Combine

extension AnyPublisher: NeutralByParts {
  static func neutral(depth: Int) -> Any? {
    guard let element = NeutralElement.make(Output.self) else {
      return Empty<Output, Failure>().eraseToAnyPublisher()
    }
    return Just(element).setFailureType(to: Failure.self).eraseToAnyPublisher()
  }
}

extension Future: NeutralByParts {
  static func neutral(depth: Int) -> Any? {
    NeutralElement.make(Output.self).map { element in
      Future<Output, Failure> { tell in tell(.success(element)) }
    }
  }
}

extension PassthroughSubject: NeutralByParts {
  static func neutral(depth: Int) -> Any? { PassthroughSubject<Output, Failure>() }
}

extension CurrentValueSubject: NeutralByParts {
  static func neutral(depth: Int) -> Any? {
    (NeutralValue.value(of: Output.self, depth: depth) as? Output).map(
      CurrentValueSubject<Output, Failure>.init)
  }
}
