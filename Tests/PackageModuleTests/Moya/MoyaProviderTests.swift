import Combine
import CombineMoya
import Moya
import Testing
import UIKit

private enum FilmAPI {
  case films(page: Int)
  case film(id: Int)
  case add(Film)
  case picture(Data)
  case nowhere
}

extension FilmAPI: TargetType, AccessTokenAuthorizable {
  var baseURL: URL { URL(string: "https://api.example.com") ?? URL(fileURLWithPath: "/") }
  var path: String {
    switch self {
    case .films: "/films"
    case .film(let id): "/films/\(id)"
    case .add: "/films"
    case .picture: "/pictures"
    case .nowhere: ""
    }
  }
  var method: Moya.Method {
    switch self {
    case .add, .picture: .post
    default: .get
    }
  }
  var task: Moya.Task {
    switch self {
    case .films(let page): .requestParameters(parameters: ["page": page], encoding: URLEncoding.queryString)
    case .film, .nowhere: .requestPlain
    case .add(let film): .requestJSONEncodable(film)
    case .picture(let data):
      .uploadMultipart([
        MultipartFormData(provider: .data(data), name: "picture", fileName: "a.png", mimeType: "image/png")
      ])
    }
  }
  var sampleData: Data {
    Data("{\"results\": {\"items\": [{\"id\": 7, \"title\": \"Own\"}]}, \"name\": \"x\"}".utf8)
  }
  var headers: [String: String]? { ["Accept-Language": "en"] }
  var authorizationType: AuthorizationType? { .bearer }
}

/// Notes what it hears.
private final class Listener: PluginType {
  let note: (String) -> Void
  init(_ note: @escaping (String) -> Void) { self.note = note }

  func willSend(_ request: any RequestType, target: any TargetType) {
    note("send \(request.request?.value(forHTTPHeaderField: "Authorization") ?? "-")")
  }
  func didReceive(_ result: Result<Moya.Response, MoyaError>, target: any TargetType) {
    note("receive \((try? result.get())?.statusCode ?? 0)")
  }
  func process(
    _ result: Result<Moya.Response, MoyaError>, target: any TargetType
  ) -> Result<Moya.Response, MoyaError> {
    note("process")
    return result
  }
}

@MainActor @Suite struct `Moya's providers` {
  @Test func `answer with what JSONDecoder makes of the sample data, a little later`() throws {
    let (stage, notes) = (PackageStage(), Notes())
    var films: [Film] = []
    let provider = MoyaProvider<FilmAPI>()
    provider.request(.films(page: 1)) { result in
      switch result {
      case .success(let response):
        films = (try? response.filterSuccessfulStatusCodes().map([Film].self)) ?? []
        notes.note("\(response.statusCode) \(response.request?.url?.absoluteString ?? "")")
      case .failure(let error): notes.note("\(error)")
      }
    }
    #expect(notes.lines.isEmpty)
    stage.answer()
    #expect(notes.lines == ["200 https://api.example.com/films?page=1"])
    #expect(films == (try sampleFilms("https://api.example.com/films?page=1")) && films.count == 12)
  }

  @Test func `answer where their session leaves the beginning to its user`() {
    let (stage, notes) = (PackageStage(), Notes())
    let session = Session(startRequestsImmediately: false)
    MoyaProvider<FilmAPI>(session: session).request(.film(id: 1)) { notes.note("\((try? $0.get()) != nil)") }
    stage.answer()
    #expect(notes.lines == ["true"])
  }

  @Test func `read sample data in every form, at whatever path`() throws {
    let stage = PackageStage()
    var response: Moya.Response?
    MoyaProvider<FilmAPI>().request(.film(id: 1)) { response = try? $0.get() }
    stage.answer()
    let answer = try #require(response)
    #expect(try answer.map(Film.self).id == 1)
    #expect(try answer.map([Film].self, atKeyPath: "results.items").count == 12)
    #expect((try answer.mapJSON() as? [String: Any])?.isEmpty == true)
    #expect(try answer.mapString().contains("films/1"))
    #expect(try answer.mapImage().size.width > 0)
    #expect(throws: MoyaError.self) { try answer.filter(statusCode: 201) }
    #expect(throws: MoyaError.self) { try answer.map(Int.self, using: JSONDecoder.failing) }
  }

  @Test func `answer with a target's own data at once where the stub closure asks for it`() throws {
    _ = PackageStage()
    var response: Moya.Response?
    let provider = MoyaProvider<FilmAPI>(stubClosure: MoyaProvider.immediatelyStub)
    provider.request(.film(id: 1)) { response = try? $0.get() }
    let answer = try #require(response)
    #expect(try answer.map([Film].self, atKeyPath: "results.items") == [Film(id: 7, title: "Own")])
    #expect(try answer.map(String.self, atKeyPath: "name") == "x")
    #expect(try answer.mapString(atKeyPath: "name") == "x")
    #expect(throws: MoyaError.self) { try answer.map(Film.self, atKeyPath: "results.none") }
    #expect(throws: MoyaError.self) { try answer.map(Film.self) }
  }

  @Test func `answer with it later where that is asked for, unless they are cancelled`() {
    let (stage, notes) = (PackageStage(), Notes())
    let provider = MoyaProvider<FilmAPI>(stubClosure: MoyaProvider<FilmAPI>.delayedStub(0.5))
    provider.request(.film(id: 1)) { _ in notes.note("first") }
    let second = provider.request(.film(id: 2)) { result in
      if case .failure(.underlying(let error, nil)) = result {
        notes.note("second \((error as? URLError)?.code == .cancelled)")
      }
    }
    second.cancel()
    stage.settle()
    #expect(notes.lines == ["second true"] && second.isCancelled)
    stage.answer()
    #expect(notes.lines == ["second true", "first"])
  }

  @Test func `ask their plugins, token first`() {
    let (stage, notes) = (PackageStage(), Notes())
    let provider = MoyaProvider<FilmAPI>(plugins: [
      AccessTokenPlugin { _ in "token" }, Listener { notes.note($0) },
      NetworkActivityPlugin { change, _ in notes.note("\(change)") },
      NetworkLoggerPlugin(configuration: .init(output: { notes.note($1.joined()) }, logOptions: .verbose)),
    ])
    provider.request(.films(page: 2)) { _ in notes.note("done") }
    stage.answer()
    #expect(
      notes.lines.filter { !$0.hasPrefix("Moya: ") } == [
        "send Bearer token", "began", "receive 200", "ended", "process", "done",
      ])
    #expect(notes.lines.filter { $0.hasPrefix("Moya: ") }.count == 2)
  }

  @Test func `send what the task says`() {
    let stage = PackageStage()
    var requests: [URLRequest] = []
    let provider = MoyaProvider<FilmAPI>()
    for target in [FilmAPI.add(Film(id: 3, title: "New")), .picture(Data("png".utf8)), .nowhere] {
      provider.request(target) { requests.append(contentsOf: [(try? $0.get())?.request].compactMap { $0 }) }
    }
    stage.answer()
    #expect(requests.map(\.httpMethod) == ["POST", "POST", "GET"])
    #expect(
      (try? JSONDecoder().decode(Film.self, from: requests[0].httpBody ?? Data()))
        == Film(id: 3, title: "New"))
    #expect(String(decoding: requests[1].httpBody ?? Data(), as: UTF8.self).contains("filename=\"a.png\""))
    #expect(requests[2].url?.absoluteString == "https://api.example.com")
  }

  @Test func `serve any target, and tell of the end of progress`() {
    let (stage, notes) = (PackageStage(), Notes())
    MoyaProvider<MultiTarget>(plugins: [AccessTokenPlugin { "\(($0 as? FilmAPI) != nil)" }])
      .request(
        MultiTarget(FilmAPI.film(id: 1)), progress: { notes.note("progress \($0.progress) \($0.completed)") }
      ) { notes.note((try? $0.get())?.request?.value(forHTTPHeaderField: "Authorization") ?? "") }
    stage.answer()
    #expect(notes.lines == ["progress 1.0 true", "Bearer true"])
  }

  @Test func `fail with what was wrong`() {
    let stage = PackageStage()
    var errors: [MoyaError] = []
    let badly = MoyaProvider<FilmAPI>(endpointClosure: { target in
      Endpoint(
        url: "", sampleResponseClosure: { .networkError(NSError(domain: "x", code: 4)) }, method: .get,
        task: target.task, httpHeaderFields: nil)
    })
    badly.request(.film(id: 1)) { if case .failure(let error) = $0 { errors.append(error) } }
    let stubbed = MoyaProvider<FilmAPI>(
      endpointClosure: {
        MoyaProvider<FilmAPI>.defaultEndpointMapping(for: $0).adding(newHTTPHeaderFields: ["A": "b"])
      }, stubClosure: { _ in .immediate })
    stubbed.request(.film(id: 1)) { #expect((try? $0.get())?.request?.allHTTPHeaderFields?["A"] == "b") }
    stage.answer()
    guard case .requestMapping("") = errors.first else { return #expect(Bool(false), "\(errors)") }
    #expect(errors.count == 1 && errors[0].response == nil && errors[0].errorDescription != nil)
  }

  @Test func `publish, each subscription a request of its own`() {
    let (stage, notes) = (PackageStage(), Notes())
    var kept: Set<AnyCancellable> = []
    let publisher = MoyaProvider<FilmAPI>().requestPublisher(.films(page: 1))
    publisher.filterSuccessfulStatusCodes().map([Film].self)
      .sink(receiveCompletion: { notes.note("\($0)") }, receiveValue: { notes.note("films \($0.count)") })
      .store(in: &kept)
    publisher.filter(statusCode: 404).mapString()
      .sink(
        receiveCompletion: {
          if case .failure(.statusCode(let response)) = $0 { notes.note("status \(response.statusCode)") }
        }, receiveValue: { _ in notes.note("never") }
      ).store(in: &kept)
    publisher.sink(receiveCompletion: { _ in notes.note("never") }, receiveValue: { _ in }).cancel()
    stage.answer()
    #expect(notes.lines == ["films 12", "finished", "status 200"])
  }
}

extension JSONDecoder {
  /// Reads nothing.
  fileprivate static var failing: JSONDecoder { Failing() }

  private final class Failing: JSONDecoder, @unchecked Sendable {
    override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
      throw CancellationError()
    }
  }
}
