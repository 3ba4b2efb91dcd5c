import Alamofire
import Testing
import UIKit

private struct Refused: Error {}

/// Adds a token, and tries again as often as it is told.
private final class Guard: RequestInterceptor {
  var tries: Int
  init(tries: Int) { self.tries = tries }

  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, Error>) -> Void
  ) {
    var request = urlRequest
    request.headers.add(.authorization(bearerToken: "token"))
    completion(.success(request))
  }

  func retry(
    _ request: Request, for session: Session, dueTo error: Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    tries -= 1
    completion(tries >= 0 ? .retry : .doNotRetry)
  }
}

/// The number of bytes, or nothing at all.
private struct Count: ResponseSerializer {
  func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: Error?
  ) throws -> Int {
    guard let data else { throw Refused() }
    return data.count
  }
}

/// Notes what was made of answers.
private final class Reader: EventMonitor {
  let note: (String) -> Void
  init(_ note: @escaping (String) -> Void) { self.note = note }
  func request<Value>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>) {
    note("\(Value.self)")
  }
}

private enum Router: URLRequestConvertible {
  case films(page: Int)
  func asURLRequest() throws -> URLRequest {
    guard case .films(let page) = self else { throw Refused() }
    let request = try URLRequest(url: "https://api.example.com/films", method: .get)
    return try URLEncoding.default.encode(request, with: ["page": page])
  }
}

@MainActor @Suite struct `Alamofire's requests` {
  private let address = "https://api.example.com/films"

  private func failure(_ request: DataRequest, _ stage: PackageStage) -> AFError? {
    var error: AFError?
    request.responseData { error = $0.error }
    stage.answer()
    return error
  }

  @Test func `fail with what was wrong, and tell of it`() {
    let stage = PackageStage()
    #expect(failure(AF.request("https://a b%"), stage)?.isInvalidURLError == true)
    #expect(
      failure(
        AF.request(address, method: .post, parameters: ["a": Date()], encoding: JSONEncoding.default), stage)?
        .isParameterEncodingError == true)
    #expect(failure(AF.request(address).validate(statusCode: [201]), stage)?.responseCode == 200)
    #expect(
      failure(AF.request(address).validate(contentType: ["text/html"]), stage)?.isResponseValidationError
        == true)
    let own = failure(AF.request(address).validate { _, _, _ in .failure(Refused()) }, stage)
    #expect(own?.underlyingError is Refused)
    var unread: AFError?
    struct FilmError: Decodable {}
    AF.request(address).responseDecodable(of: FilmError.self) { unread = $0.error }
    stage.answer()
    #expect(unread?.isResponseSerializationError == true && unread?.underlyingError is DecodingError)
  }

  @Test func `that are cancelled tell it once`() {
    let (stage, notes) = (PackageStage(), Notes())
    let request = AF.request(address).responseData {
      notes.note("\($0.error?.isExplicitlyCancelledError == true)")
    }
    request.cancel()
    request.cancel()
    #expect(notes.lines.isEmpty)
    stage.answer()
    #expect(notes.lines == ["true"] && request.isCancelled)
  }

  @Test func `wait while they are suspended`() {
    let (stage, notes) = (PackageStage(), Notes())
    let request = AF.request(address).responseData { _ in notes.note("there") }
    request.suspend()
    stage.answer()
    #expect(notes.lines.isEmpty)
    request.resume()
    stage.answer()
    #expect(notes.lines == ["there"])
  }

  @Test func `are adapted, and tried again as often as the interceptor says`() {
    let stage = PackageStage()
    let keeper = Guard(tries: 2)
    let request = AF.request(address, interceptor: keeper).validate(statusCode: [404])
    request.responseData { _ in }
    for _ in 0..<6 { stage.answer() }
    #expect(request.retryCount == 2 && keeper.tries == -1)
    #expect(request.request?.value(forHTTPHeaderField: "Authorization") == "Bearer token")
    #expect(request.isFinished)
  }

  @Test func `are adapted by one and tried again by another, in an interceptor of both`() {
    let stage = PackageStage()
    let (adapter, retrier) = (Guard(tries: 0), Guard(tries: 1))
    let both = Interceptor(adapter: adapter, retrier: retrier)
    let request = AF.request(address, interceptor: both).validate(statusCode: [404]).response { _ in }
    for _ in 0..<6 { stage.answer() }
    #expect(request.retryCount == 1 && adapter.tries == 0)
    #expect(request.request?.value(forHTTPHeaderField: "Authorization") == "Bearer token")
  }

  @Test func `are tried again by a policy where the failure may pass, and only there`() {
    let stage = PackageStage()
    let policy = RetryPolicy(retryableHTTPStatusCodes: [200])
    let passing = AF.request(address, interceptor: policy).validate(statusCode: [201]).response { _ in }
    let lasting = AF.request(address, method: .post, interceptor: policy).validate(statusCode: [201])
    lasting.response { _ in }
    let unlisted = AF.request(address, interceptor: .retryPolicy).validate(statusCode: [201])
    unlisted.response { _ in }
    for _ in 0..<6 { stage.answer() }
    #expect([passing, lasting, unlisted].map(\.retryCount) == [2, 0, 0])
    #expect([passing, lasting, unlisted].map(\.isFinished) == [true, true, true])
  }

  @Test func `that are always tried again do not hold up the turn`() {
    let stage = PackageStage()
    let request = AF.request("", interceptor: Guard(tries: .max)).response { _ in }
    stage.answer()
    #expect(request.retryCount < 10)
    request.cancel()
  }

  @Test func `are made of routers, and of parameters`() {
    let stage = PackageStage()
    func url(_ request: DataRequest) -> String {
      request.response { _ in }
      stage.settle()
      return request.request?.url?.absoluteString ?? ""
    }
    #expect(url(AF.request(Router.films(page: 3))) == "\(address)?page=3")
    let mixed: [String: Any] = ["b": [1, 2], "a": "x y&", "c": ["d": true]]
    #expect(
      url(AF.request(address, parameters: mixed))
        == "\(address)?a=x%20y%26&b%5B%5D=1&b%5B%5D=2&c%5Bd%5D=1")
    #expect(url(AF.request(address, parameters: Film(id: 1, title: "t"))) == "\(address)?id=1&title=t")
    let posted = AF.request(
      address, method: .post, parameters: Film(id: 1, title: "t"), encoder: JSONParameterEncoder.default)
    _ = url(posted)
    #expect(posted.request?.headers["content-type"] == "application/json")
    #expect(
      (try? JSONDecoder().decode(Film.self, from: posted.request?.httpBody ?? Data()))
        == Film(id: 1, title: "t"))
    #expect(posted.cURLDescription().contains("-X POST"))
  }

  @Test func `are read by serializers of one's own, which monitors hear of`() {
    let (stage, notes) = (PackageStage(), Notes())
    let session = Session(eventMonitors: [Reader { notes.note($0) }])
    session.request(address).response(responseSerializer: Count()) { notes.note("\(($0.value ?? 0) > 0)") }
    session.request("").response(responseSerializer: Count()) {
      notes.note("\($0.error?.underlyingError is Refused)")
    }
    session.download(address).response(responseSerializer: Count()) { notes.note("\(($0.value ?? 0) > 0)") }
    stage.answer()
    #expect(notes.lines.sorted() == ["Int", "Int", "true", "true", "true"])
  }

  @Test func `headers are the same in upper and lower case`() {
    var headers: HTTPHeaders = ["Accept": "a", "B": "c"]
    headers["accept"] = "d"
    headers.add(.contentType("e"))
    headers.remove(name: "b")
    #expect(headers.dictionary == ["accept": "d", "Content-Type": "e"])
    #expect(HTTPHeaders([.accept("1"), .accept("2")]).count == 1)
    #expect(HTTPHeader.authorization(username: "a", password: "b").value == "Basic YTpi")
  }

  @Test func `the network is reachable, as is told once`() {
    let (stage, notes) = (PackageStage(), Notes())
    let manager = NetworkReachabilityManager()
    #expect(manager?.isReachable == true && manager?.isReachableOnCellular == false)
    manager?.startListening { notes.note("\($0 == .reachable(.ethernetOrWiFi))") }
    #expect(notes.lines.isEmpty)
    stage.settle()
    #expect(notes.lines == ["true"])
  }

  @Test func `a session tells its monitors, and cancels all`() {
    let (stage, notes) = (PackageStage(), Notes())
    let monitor = ClosureEventMonitor()
    monitor.requestDidResume = { notes.note("resume \($0.isResumed)") }
    monitor.requestDidFinish = { notes.note("finish \($0.isCancelled)") }
    let session = Session(configuration: .af.default, eventMonitors: [monitor])
    session.request(address).response { _ in }
    session.cancelAllRequests { notes.note("all") }
    stage.answer()
    #expect(notes.lines == ["resume true", "finish true", "all"])
  }
}
