// NetworkLoggerPlugin, NetworkActivityPlugin — after Moya's public API.
// State: partial. Missing: headers and bodies in what is written.

import UIKit

/// Writes a line for each request and each answer.
public final class NetworkLoggerPlugin: PluginType {
  public struct Configuration {
    public typealias OutputType = (_ target: any TargetType, _ items: [String]) -> Void

    public struct LogOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let requestMethod = LogOptions(rawValue: 1 << 0)
      public static let requestBody = LogOptions(rawValue: 1 << 1)
      public static let requestHeaders = LogOptions(rawValue: 1 << 2)
      public static let formatRequestAscURL = LogOptions(rawValue: 1 << 3)
      public static let successResponseBody = LogOptions(rawValue: 1 << 4)
      public static let errorResponseBody = LogOptions(rawValue: 1 << 5)
      public static let `default`: LogOptions = [.requestMethod, .requestHeaders]
      public static let verbose: LogOptions = [
        .requestMethod, .requestHeaders, .requestBody, .successResponseBody, .errorResponseBody,
      ]
    }

    /// Makes text of what is written. Kept, without effect.
    public struct Formatter {
      public typealias DataFormatterType = (Data) -> String
      public var requestData: DataFormatterType
      public var responseData: DataFormatterType

      public init(
        requestData: @escaping DataFormatterType = { String(decoding: $0, as: UTF8.self) },
        responseData: @escaping DataFormatterType = { String(decoding: $0, as: UTF8.self) }
      ) { (self.requestData, self.responseData) = (requestData, responseData) }
    }

    public var formatter: Formatter
    public var output: OutputType
    /// Kept, without effect.
    public var logOptions: LogOptions

    public init(
      formatter: Formatter = Formatter(),
      output: @escaping OutputType = { _, items in print(items.joined(separator: "\n")) },
      logOptions: LogOptions = .default
    ) { (self.formatter, self.output, self.logOptions) = (formatter, output, logOptions) }
  }

  public var configuration: Configuration

  public init(configuration: Configuration = Configuration()) { self.configuration = configuration }

  /// Version 13's.
  public convenience init(verbose: Bool) {
    self.init(configuration: Configuration(logOptions: verbose ? .verbose : .default))
  }

  public func willSend(_ request: any RequestType, target: any TargetType) {
    let made = request.request
    configuration.output(
      target, ["Moya: \(made?.httpMethod ?? "GET") \(made?.url?.absoluteString ?? "(no address)")"])
  }

  public func didReceive(_ result: Result<Moya.Response, MoyaError>, target: any TargetType) {
    switch result {
    case .success(let response): configuration.output(target, ["Moya: \(response.description)"])
    case .failure(let error): configuration.output(target, ["Moya: \(error.localizedDescription)"])
    }
  }
}

/// The two ends of a request.
public enum NetworkActivityChangeType: Sendable { case began, ended }

/// Says when requests begin and end.
public final class NetworkActivityPlugin: PluginType {
  public typealias NetworkActivityClosure = (
    _ change: NetworkActivityChangeType, _ target: any TargetType
  ) -> Void
  private let closure: NetworkActivityClosure

  public init(networkActivityClosure: @escaping NetworkActivityClosure) { closure = networkActivityClosure }

  public func willSend(_ request: any RequestType, target: any TargetType) { closure(.began, target) }
  public func didReceive(_ result: Result<Moya.Response, MoyaError>, target: any TargetType) {
    closure(.ended, target)
  }
}
