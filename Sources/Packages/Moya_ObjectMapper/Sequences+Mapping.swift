// mapObject, mapArray of sequences of responses — after Moya-ObjectMapper's public API.
// State: complete.

import Moya
import ObjectMapper
import RxSwift
import UIKit

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
  /// As `Response.mapObject`.
  public func mapObject<T: BaseMappable>(_ type: T.Type, context: (any MapContext)? = nil) -> Single<T> {
    map { try $0.mapObject(type, context: context) }
  }

  public func mapObject<T: BaseMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) -> Single<T> { map { try $0.mapObject(type, atKeyPath: keyPath, context: context) } }

  /// As `Response.mapArray`.
  public func mapArray<T: BaseMappable>(_ type: T.Type, context: (any MapContext)? = nil) -> Single<[T]> {
    map { try $0.mapArray(type, context: context) }
  }

  public func mapArray<T: BaseMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) -> Single<[T]> { map { try $0.mapArray(type, atKeyPath: keyPath, context: context) } }
}

extension ObservableType where Element == Response {
  /// As `Response.mapObject`.
  public func mapObject<T: BaseMappable>(_ type: T.Type, context: (any MapContext)? = nil) -> Observable<T> {
    map { try $0.mapObject(type, context: context) }
  }

  public func mapObject<T: BaseMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) -> Observable<T> { map { try $0.mapObject(type, atKeyPath: keyPath, context: context) } }

  /// As `Response.mapArray`.
  public func mapArray<T: BaseMappable>(_ type: T.Type, context: (any MapContext)? = nil) -> Observable<[T]> {
    map { try $0.mapArray(type, context: context) }
  }

  public func mapArray<T: BaseMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) -> Observable<[T]> { map { try $0.mapArray(type, atKeyPath: keyPath, context: context) } }
}
