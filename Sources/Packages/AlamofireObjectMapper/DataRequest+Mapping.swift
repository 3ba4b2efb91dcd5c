// responseObject, responseArray — after AlamofireObjectMapper's public API.
// State: complete. On any queue, the closures are called on UIKit's one thread.

import Alamofire
import ObjectMapper
import UIKit

extension DataRequest {
  /// Calls with the object that is mapped of the answer.
  ///
  /// - Parameters:
  ///   - keyPath: names with full stops between them, of the object within the JSON; nil for all of it.
  ///   - object: is filled where it is there.
  @discardableResult
  public func responseObject<T: BaseMappable>(
    queue: DispatchQueue? = nil, keyPath: String? = nil, mapToObject object: T? = nil,
    context: (any MapContext)? = nil, completionHandler: @escaping (AFDataResponse<T>) -> Void
  ) -> Self {
    response(
      responseSerializer: DataRequest.ObjectMapperSerializer(keyPath, mapToObject: object, context: context),
      completionHandler: completionHandler)
  }

  @discardableResult
  public func responseObject<T: ImmutableMappable>(
    queue: DispatchQueue? = nil, keyPath: String? = nil, mapToObject object: T? = nil,
    context: (any MapContext)? = nil, completionHandler: @escaping (AFDataResponse<T>) -> Void
  ) -> Self {
    response(
      responseSerializer: MappingResponseSerializer(keyPath) { json in
        let made: T = try Mapper(context: context).map(JSONObject: json)
        return made
      },
      completionHandler: completionHandler)
  }

  /// Calls with the objects that are mapped of the answer; those that cannot be are left out.
  @discardableResult
  public func responseArray<T: BaseMappable>(
    queue: DispatchQueue? = nil, keyPath: String? = nil, context: (any MapContext)? = nil,
    completionHandler: @escaping (AFDataResponse<[T]>) -> Void
  ) -> Self {
    response(
      responseSerializer: DataRequest.ObjectMapperArraySerializer(keyPath, context: context),
      completionHandler: completionHandler)
  }

  @discardableResult
  public func responseArray<T: ImmutableMappable>(
    queue: DispatchQueue? = nil, keyPath: String? = nil, context: (any MapContext)? = nil,
    completionHandler: @escaping (AFDataResponse<[T]>) -> Void
  ) -> Self {
    response(
      responseSerializer: MappingResponseSerializer(keyPath) { json in
        let made: [T] = try Mapper(context: context).mapArray(JSONObject: json)
        return made
      },
      completionHandler: completionHandler)
  }

  public static func ObjectMapperSerializer<T: BaseMappable>(
    _ keyPath: String?, mapToObject object: T? = nil, context: (any MapContext)? = nil
  ) -> MappingResponseSerializer<T> {
    MappingResponseSerializer(keyPath) { json in
      let mapper = Mapper<T>(context: context)
      if let object { return mapper.map(JSONObject: json, toObject: object) }
      return mapper.map(JSONObject: json as Any?)
    }
  }

  public static func ObjectMapperArraySerializer<T: BaseMappable>(
    _ keyPath: String?, context: (any MapContext)? = nil
  ) -> MappingResponseSerializer<[T]> {
    MappingResponseSerializer(keyPath) { Mapper<T>(context: context).mapArray(JSONObject: $0 as Any?) }
  }
}
