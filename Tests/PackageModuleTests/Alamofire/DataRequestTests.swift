import Alamofire
import Combine
import Testing
import UIKit

@MainActor @Suite struct `Alamofire's answers` {
  private let address = "https://api.example.com/films"

  @Test func `are what JSONDecoder makes of the sample data, a little later and once`() throws {
    let (stage, notes) = (PackageStage(), Notes())
    var films: [Film] = []
    AF.request(address).validate().responseDecodable(of: [Film].self) { response in
      notes.note("\(response.response?.statusCode ?? 0) \(response.error == nil)")
      films = response.value ?? []
    }
    stage.settle()
    #expect(notes.lines.isEmpty)
    stage.answer()
    stage.answer()
    #expect(notes.lines == ["200 true"])
    #expect(films.count == 12)
    #expect(films == (try sampleFilms(address)))
  }

  @Test func `come in every form, in the order in which they were asked for`() {
    let (stage, notes) = (PackageStage(), Notes())
    let request = AF.request(address)
    request
      .response {
        notes.note("response \($0.data?.isEmpty == false) \($0.debugDescription.contains("[Result]"))")
      }
      .responseData { notes.note("data \($0.value?.isEmpty == false)") }
      .responseString { notes.note("string \($0.value?.contains("films") == true)") }
      .responseJSON { notes.note("json \(($0.value as? [String: Any])?.count ?? -1)") }
      .responseDecodable { (response: AFDataResponse<[Film]>) in
        switch response.result {
        case .success(let films): notes.note("films \(films.count)")
        case .failure(let error): notes.note("\(error)")
        }
      }
    stage.answer()
    #expect(
      notes.lines == ["response true true", "data true", "string true", "json 0", "films 12"])
    request.responseData { notes.note("late \($0.request?.url?.path ?? "")") }
    #expect(notes.lines.count == 5)
    stage.settle()
    #expect(notes.lines.last == "late /films")
  }

  @Test func `can be awaited`() async throws {
    let stage = PackageStage()
    let request = AF.request(address).validate()
    request.resume()
    stage.answer()

    // Answered before: while a test waits, others make their own loops the current one.
    let films = request.serializingDecodable([Film].self)
    #expect(try await films.value == sampleFilms(address))
    #expect(await films.response.response?.statusCode == 200)
    #expect(await request.serializingString().result.value?.contains("films") == true)
    #expect(try await !request.serializingData().value.isEmpty)
    #expect(await request.serializingDecodable(Guard.self).response.value == nil)
  }

  private struct Guard: Decodable {
    init(from decoder: any Decoder) throws { throw CancellationError() }
  }

  @Test func `are published, and a subscription that ends cancels the request`() throws {
    let (stage, notes) = (PackageStage(), Notes())
    var kept: Set<AnyCancellable> = []
    AF.request(address).publishDecodable(type: [Film].self)
      .sink { notes.note("response \($0.value?.count ?? 0)") }.store(in: &kept)
    AF.request(address).publishData().value()
      .sink(receiveCompletion: { notes.note("\($0)") }, receiveValue: { notes.note("bytes \(!$0.isEmpty)") })
      .store(in: &kept)
    AF.request(address).publishDecodable(type: Int.self).result()
      .sink { notes.note("result \($0.isSuccess)") }.store(in: &kept)
    let dropped = AF.request(address)
    dropped.publishData().sink { _ in notes.note("never") }.cancel()
    stage.answer()
    #expect(notes.lines == ["response 12", "bytes true", "finished", "result true"])
    #expect(dropped.isCancelled)
  }

  @Test func `of a download are in a file, at its destination`() throws {
    let (stage, notes) = (PackageStage(), Notes())
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = folder.appendingPathComponent("a.json")
    let request = AF.download(
      address, to: { _, _ in (place, [.createIntermediateDirectories, .removePreviousFile]) })
    request
      .responseDecodable(of: [Film].self) { notes.note("films \($0.value?.count ?? 0)") }
      .responseURL { notes.note("\($0.value == place)") }
      .responseData { notes.note("data \($0.value?.isEmpty == false)") }
    stage.answer()
    #expect(notes.lines == ["films 12", "true", "data true"])
    #expect(FileManager.default.fileExists(atPath: place.path))
  }

  @Test func `come to uploads, too`() {
    let (stage, notes) = (PackageStage(), Notes())
    let request = AF.upload(
      multipartFormData: {
        $0.append(Data("a".utf8), withName: "file", fileName: "a.txt", mimeType: "text/plain")
      },
      to: address)
    request.uploadProgress { notes.note("progress \($0.isFinished)") }
      .responseDecodable(of: Film.self) { notes.note("\($0.value?.id ?? 0)") }
    stage.answer()
    #expect(notes.lines.last == "1" && notes.lines.count == 2)
    #expect(request.request?.httpMethod == "POST")
    let body = String(decoding: request.request?.httpBody ?? Data(), as: UTF8.self)
    #expect(body.contains("name=\"file\"; filename=\"a.txt\"") && body.hasSuffix("--\r\n"))
  }

  @Test func `come in version 4's words`() {
    let (stage, notes) = (PackageStage(), Notes())
    Alamofire.request(address, method: .get, headers: ["A": "b"]).responseJSON { response in
      if response.result.isSuccess, let json = response.result.value as? [String: Any] {
        notes.note("json \(json.count)")
      }
    }
    SessionManager.default.request(address).responseString { notes.note("\($0.result.error == nil)") }
    SessionManager.default.upload(multipartFormData: { _ in }, to: address) { result in
      guard case .success(let upload, _, _) = result else { return }
      upload.responseData { notes.note("uploaded \($0.result.isSuccess)") }
    }
    stage.answer()
    stage.answer()
    #expect(notes.lines == ["json 0", "true", "uploaded true"])
    let failed = Result<Int, CancellationError>.failure(CancellationError())
    failed.ifSuccess { notes.note("no") }.ifFailure { notes.note("failed") }.withValue { _ in notes.note("no")
    }
    Result<Int, CancellationError>.success(3).withValue { notes.note("\($0)") }.withError { _ in
      notes.note("no")
    }
    #expect(notes.lines.suffix(2) == ["failed", "3"])
    let (plain, none): ([String: String], [String: String]?) = (["A": "b"], nil)
    let asked = [
      SessionManager.default.request(address, headers: plain), Alamofire.request(address, headers: none),
    ]
    for request in asked { request.response { _ in } }
    stage.answer()
    #expect(asked.map { $0.request?.value(forHTTPHeaderField: "A") } == ["b", nil])
  }
}
