import RxCocoa
import RxSwift
import Testing
import UIKit

@MainActor @Suite struct `Bindings of RxCocoa` {
  @Test func `set any property of a view that can be set, at once and while it lives`() {
    _ = PackageStage()
    let (label, subject) = (UILabel(), PublishSubject<String>())
    let hidden = BehaviorRelay(value: true)
    let all = [
      subject.bind(to: label.rx.text), hidden.bind(to: label.rx.isHidden),
      subject.map { CGFloat($0.count) / 8 }.bind(to: label.rx.alpha),
    ]
    subject.onNext("four")
    #expect(label.text == "four" && label.isHidden && label.alpha == 0.5)
    hidden.accept(false)
    #expect(!label.isHidden)
    for following in all { following.dispose() }
    subject.onNext("other")
    #expect(label.text == "four")

    weak var gone: UILabel?
    do {
      let other = UILabel()
      gone = other
      _ = subject.bind(to: other.rx.text)
      subject.onNext("x")
    }
    #expect(gone == nil)
    subject.onNext("y")
  }

  @Test func `warn of an error that is bound to a view`() {
    let stage = PackageStage()
    let (label, relay) = (UILabel(), PublishRelay<String>())
    _ = Observable<String?>.error(Broken()).bind(to: label.rx.text)
    _ = Observable<String>.error(Broken()).bind(to: relay)
    #expect(
      stage.reports == [
        "An error was bound to the user interface: Broken()", "An error was bound to a relay: Broken()",
      ])
  }

  @Test func `tell what controls are used for, with the value that is there first`() {
    let (stage, notes) = (PackageStage(), Notes())
    let (button, toggle, slider) = (UIButton(), UISwitch(), UISlider())
    let segments = UISegmentedControl(items: ["a", "b"])
    let bag = DisposeBag()
    button.rx.tap.subscribe(onNext: { notes.note("tap") }).disposed(by: bag)
    toggle.rx.isOn.subscribe(onNext: { notes.note("\($0)") }).disposed(by: bag)
    slider.rx.value.changed.subscribe(onNext: { notes.note("\($0)") }).disposed(by: bag)
    segments.rx.selectedSegmentIndex.skip(1).subscribe(onNext: { notes.note("segment \($0)") })
      .disposed(by: bag)
    button.sendActions(for: .touchUpInside)
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    slider.value = 0.5
    slider.sendActions(for: .valueChanged)
    segments.selectedSegmentIndex = 1
    segments.sendActions(for: .valueChanged)
    #expect(notes.lines == ["false", "tap", "true", "0.5", "segment 1"])
    Observable.just(false).bind(to: toggle.rx.isOn).disposed(by: bag)
    #expect(!toggle.isOn)
    _ = stage
  }

  @Test func `of text inputs go with what is edited`() {
    _ = PackageStage()
    let (field, view) = (UITextField(), UITextView())
    let name = BehaviorRelay<String?>(value: "Ada")
    let bag = DisposeBag()
    for text in [field.rx.textInput.text, view.rx.textInput.text] { name.bind(to: text).disposed(by: bag) }
    #expect(field.text == "Ada" && view.text == "Ada")
    #expect(field.rx.textInput.base === field && view.rx.textInput.base === view)
  }

  @Test func `of text fields and search bars tell what is typed, and can be set`() {
    let (stage, notes) = (PackageStage(), Notes())
    let (field, bar) = (UITextField(), UISearchBar())
    let heard = SearchDelegate()
    bar.delegate = heard
    let bag = DisposeBag()
    field.rx.text.orEmpty.map(\.count).subscribe(onNext: { notes.note("field \($0)") }).disposed(by: bag)
    bar.rx.text.orEmpty.distinctUntilChanged()
      .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
      .subscribe(onNext: { notes.note("bar \($0)") }).disposed(by: bag)
    bar.rx.searchButtonClicked.subscribe(onNext: { notes.note("search") }).disposed(by: bag)
    field.text = "abc"
    field.sendActions(for: .editingChanged)
    for text in ["s", "se", "sea"] {
      bar.text = text
      bar.delegate?.searchBar(bar, textDidChange: text)
    }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    stage.loop.advance(to: stage.loop.now + 1)
    #expect(notes.lines == ["field 0", "bar ", "field 3", "search", "bar sea"])
    #expect(heard.texts == ["s", "se", "sea"])
    Observable.just("set").bind(to: bar.rx.text).disposed(by: bag)
    #expect(bar.text == "set")
  }

  private final class SearchDelegate: NSObject, UISearchBarDelegate {
    var texts: [String] = []
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { texts.append(searchText) }
  }

  @Test func `of drivers do not fail, and tell newcomers the latest element`() {
    let (stage, notes) = (PackageStage(), Notes())
    var begun = 0
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.deferred {
      begun += 1
      return subject.asObservable()
    }
    let driver = source.asDriver(onErrorJustReturn: -1).map { $0 * 2 }
    let signal = subject.asSignal(onErrorSignalWith: .empty())
    let bag = DisposeBag()
    driver.drive(onNext: { notes.note("a\($0)") }).disposed(by: bag)
    signal.emit(onNext: { notes.note("s\($0)") }).disposed(by: bag)
    subject.onNext(1)
    driver.drive(onNext: { notes.note("b\($0)") }).disposed(by: bag)
    signal.emit(onNext: { notes.note("t\($0)") }).disposed(by: bag)
    subject.onError(Broken())
    #expect(notes.lines == ["a2", "s1", "b2", "a-2", "b-2"])
    #expect(begun == 1)

    let label = UILabel()
    Driver.combineLatest(Driver.just(1), Driver.of("x")) { "\($0)\($1)" }.drive(label.rx.text).disposed(
      by: bag)
    #expect(label.text == "1x")
    let relay = BehaviorRelay<String?>(value: nil)
    Driver.just("driven").drive(relay).disposed(by: bag)
    #expect(relay.value == "driven")
    #expect(
      stage.record(Driver<Int>.interval(.milliseconds(50)).throttle(.milliseconds(120)).asObservable())
        .prefix(3)
        == ["50 0", "170 2", "290 4"])
  }

  @Test func `set a view at once where a driver tells, too`() {
    _ = PackageStage()
    let (label, subject) = (UILabel(), PublishSubject<String>())
    let bag = DisposeBag()
    subject.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
    subject.onNext("now")
    #expect(label.text == "now")
  }

  @Test func `of a text view's scrolling leave its delegate what it hears`() {
    _ = PackageStage()
    let (text, heard, notes) = (UITextView(), TextDelegate(), Notes())
    text.delegate = heard
    let following = text.rx.didScroll.subscribe(onNext: { notes.note("scroll") })
    text.delegate?.textViewDidChange(text)
    text.delegate?.scrollViewDidScroll(text)
    #expect(heard.changes == 1 && notes.lines == ["scroll"])
    following.dispose()
  }

  private final class TextDelegate: NSObject, UITextViewDelegate {
    var changes = 0
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  @Test func `of view controllers tell as they come and go`() {
    let (stage, notes) = (PackageStage(), Notes())
    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "loaded"
      }
    }
    let (screen, bag) = (Screen(), DisposeBag())
    screen.rx.methodInvoked(Selector("viewDidLoad")).subscribe(onNext: { [weak screen] _ in
      notes.note(screen?.title ?? "")
    }).disposed(by: bag)
    screen.rx.sentMessage(Selector("viewWillAppear(_:)")).map { $0.first as? Bool ?? true }
      .subscribe(onNext: { notes.note("appears \($0)") }).disposed(by: bag)
    let gone = screen.rx.sentMessage(Selector("viewDidDisappear")).subscribe(onNext: { _ in notes.note("gone")
    })
    screen.loadViewIfNeeded()
    stage.settle()
    screen.beginAppearanceTransition(true, animated: false)
    #expect(notes.lines == ["loaded", "appears false"])
    gone.dispose()
    screen.beginAppearanceTransition(false, animated: false)
    screen.endAppearanceTransition()
    #expect(notes.lines.count == 2 && stage.reports.isEmpty)
  }

  @Test func `in version 4's words do the same`() {
    let (stage, notes) = (PackageStage(), Notes())
    let variable = Variable(1)
    let bag = DisposeBag()
    variable.asDriver().drive(onNext: { notes.note("\($0)") }).addDisposableTo(bag)
    Observable.just(5).bind(to: variable).disposed(by: bag)
    variable.value = 6
    #expect(notes.lines == ["1", "5", "6"])
    let main = MainScheduler.instance
    #expect(
      stage.record(Observable<Int>.interval(0.1, scheduler: main).take(2)) == ["100 0", "200 1", "200 |"])
    #expect(stage.record(Observable.just(1).delay(0.25, scheduler: main)) == ["250 1", "250 |"])
    for hostile in [Double.nan, -1, -Double.infinity] {
      #expect(stage.record(Observable.just(1).delay(hostile, scheduler: main)) == ["0 1", "0 |"])
    }
    #expect(stage.record(Observable.just(1).delay(Double.infinity, scheduler: main)).isEmpty)
  }

  @Test func `of bar buttons tell all listeners when they are used`() {
    _ = PackageStage()
    let notes = Notes()
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    let bag = DisposeBag()
    item.rx.tap.subscribe(onNext: { notes.note("tap") }).disposed(by: bag)
    item.rx.tap.map { "again" }.subscribe(onNext: { notes.note($0) }).disposed(by: bag)
    // As a tap on the bar would.
    if let action = item.primaryAction { UIControl().sendAction(action) }
    #expect(notes.lines == ["tap", "again"])
  }

  @Test func `of Foundation's objects tell what they tell others`() {
    let (stage, notes) = (PackageStage(), Notes())
    let bag = DisposeBag()
    let name = Notification.Name("tide")
    NotificationCenter.default.rx.notification(name).subscribe(onNext: { notes.note("\($0.object ?? 0)") })
      .disposed(by: bag)
    NotificationCenter.default.post(name: name, object: 7)
    #expect(notes.lines == ["7"])

    struct Film: Decodable { let id: Int }
    var films: [Film] = []
    let request = URLRequest(url: URL(fileURLWithPath: "/").appendingPathComponent("no"))
    URLSession.shared.rx.data(request: request).subscribe(onError: { _ in notes.note("no file") })
      .disposed(by: bag)
    if let url = URL(string: "https://films.example.org/all") {
      URLSession.shared.rx.data(request: URLRequest(url: url)).map {
        try JSONDecoder().decode([Film].self, from: $0)
      }
      .subscribe(onNext: { films = $0 }).disposed(by: bag)
    }
    stage.answer()
    #expect(!films.isEmpty)
    #expect(notes.lines == ["7", "no file"])
  }

  @Test func `of properties tell them as they change, by key path and by name`() {
    let (stage, notes) = (PackageStage(), Notes())
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let bag = DisposeBag()
    scroll.rx.observe(\.contentOffset).subscribe(onNext: { notes.note("\($0.y)") }).disposed(by: bag)
    let named = scroll.rx.observe(CGPoint.self, "contentOffset").map { $0?.y ?? -1 }
      .subscribe(onNext: { notes.note("named \($0)") })
    scroll.contentOffset.y = 3
    named.dispose()
    scroll.contentOffset.y = 4
    #expect(notes.lines == ["0.0", "named 0.0", "3.0", "named 3.0", "4.0"])
    _ = scroll.rx.methodInvoked(Selector("layoutSubviews")).subscribe()
    _ = scroll.rx.observe(Int.self, "nothing").subscribe()
    #expect(stage.reports.count == 2)
  }

  @Test func `end with their view, which tells so`() {
    let (stage, notes) = (PackageStage(), Notes())
    do {
      let button = UIButton()
      _ = button.rx.deallocated.subscribe(onNext: { notes.note("gone") })
      _ = button.rx.tap.subscribe(onCompleted: { notes.note("completed") })
    }
    stage.settle()
    // The table of what is tied to objects is tidied when it is next asked.
    _ = UIButton().rx.deallocated
    #expect(notes.lines.sorted() == ["completed", "gone"])
  }
}
