// rx.request and what is mapped of it — after Moya's public API.
// State: complete.

import Moya
import RxSwift
import UIKit

extension MoyaProvider: ReactiveCompatible {}

extension Reactive where Base: MoyaProviderType {
  /// Makes a request for each who subscribes; ending the subscription cancels it.
  public func request(_ token: Base.Target, callbackQueue: DispatchQueue? = nil) -> Single<Response> {
    let provider = base
    return Single.create { tell in
      let request = provider.request(token, callbackQueue: callbackQueue, progress: nil) { result in
        switch result {
        case .success(let response): tell(.success(response))
        case .failure(let error): tell(.failure(error))
        }
      }
      return Disposables.create { request.cancel() }
    }
  }

  /// The same, with each step of the progress; here there is one, at the end.
  public func requestWithProgress(
    _ token: Base.Target, callbackQueue: DispatchQueue? = nil
  ) -> Observable<ProgressResponse> {
    request(token, callbackQueue: callbackQueue).map { ProgressResponse(response: $0) }.asObservable()
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
  public func filter<R: RangeExpression>(statusCodes: R) -> Single<Element> where R.Bound == Int {
    map { try $0.filter(statusCodes: statusCodes) }
  }
  public func filter(statusCode: Int) -> Single<Element> { map { try $0.filter(statusCode: statusCode) } }
  public func filterSuccessfulStatusCodes() -> Single<Element> {
    map { try $0.filterSuccessfulStatusCodes() }
  }
  public func filterSuccessfulStatusAndRedirectCodes() -> Single<Element> {
    map { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }
  public func mapImage() -> Single<Image> { map { try $0.mapImage() } }
  public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  public func mapString(atKeyPath keyPath: String? = nil) -> Single<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }
  /// As `Response.map(_:atKeyPath:using:failsOnEmptyData:)`.
  public func map<D: Decodable>(
    _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> Single<D> {
    map { try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData) }
  }
}

extension ObservableType where Element == Response {
  public func filter<R: RangeExpression>(statusCodes: R) -> Observable<Element> where R.Bound == Int {
    map { try $0.filter(statusCodes: statusCodes) }
  }
  public func filter(statusCode: Int) -> Observable<Element> { map { try $0.filter(statusCode: statusCode) } }
  public func filterSuccessfulStatusCodes() -> Observable<Element> {
    map { try $0.filterSuccessfulStatusCodes() }
  }
  public func filterSuccessfulStatusAndRedirectCodes() -> Observable<Element> {
    map { try $0.filterSuccessfulStatusAndRedirectCodes() }
  }
  public func mapImage() -> Observable<Image> { map { try $0.mapImage() } }
  public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> {
    map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
  }
  public func mapString(atKeyPath keyPath: String? = nil) -> Observable<String> {
    map { try $0.mapString(atKeyPath: keyPath) }
  }
  /// As `Response.map(_:atKeyPath:using:failsOnEmptyData:)`.
  public func map<D: Decodable>(
    _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) -> Observable<D> {
    map { try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData) }
  }
}
