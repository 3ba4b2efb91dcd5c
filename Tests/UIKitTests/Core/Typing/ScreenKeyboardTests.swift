import Testing

@testable import UIKit

@MainActor @Suite struct `The keyboard on the screen` {
  let stage = Stage()

  private func heard(_ stage: Stage, _ work: () -> Void) -> [String] {
    let log = Log()
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
      (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
    ]
    let tokens = names.map { name, short in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated {
          // As apps read them.
          let begin = (note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
          let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
          let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
          log.note(
            "\(short) \(Int(begin?.minY ?? -1)) \(Int(end?.minY ?? -1)) \(duration ?? -1) \(curve ?? 99)")
        }
      }
    }
    work()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return log.drain()
  }

  @Test func `comes with a field and goes with it, and tells from where to where`() {
    let field = stage.field()
    let coming = heard(stage) {
      field.becomeFirstResponder()
      stage.loop.advance(to: 1)
    }
    #expect(
      coming == [
        "willChange 844 508 0.25 7", "willShow 844 508 0.25 7", "didChange 844 508 0.25 7",
        "didShow 844 508 0.25 7",
      ])
    let going = heard(stage) {
      field.resignFirstResponder()
      stage.loop.advance(to: 2)
    }
    #expect(
      going == [
        "willChange 508 844 0.25 7", "willHide 508 844 0.25 7", "didChange 508 844 0.25 7",
        "didHide 508 844 0.25 7",
      ])
    #expect(!stage.window.subviews.contains { $0 is KeyboardPanel })
  }

  @Test func `stays for the next field`() {
    let (one, two) = (stage.field(), stage.field(y: 200))
    one.becomeFirstResponder()
    stage.loop.advance(to: 1)
    #expect(heard(stage) { two.becomeFirstResponder() } == [])
    #expect(stage.window.keyboard.isUp)
  }

  @Test func `does not come in a window that is no screen`() {
    let small = Stage(size: CGSize(width: 300, height: 600))
    let field = small.field()
    #expect(heard(small) { field.becomeFirstResponder() } == [])
    #expect(field.isEditing && !small.window.keyboard.isUp)
  }

  @Test func `moves what hangs on its guide`() {
    _ = stage.loop
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    controller.view.addSubview(field)
    stage.settle()
    #expect(bar.frame.maxY == 844)
    field.becomeFirstResponder()
    stage.settle()
    #expect(bar.frame.maxY == 508)
    field.resignFirstResponder()
    stage.settle()
    #expect(bar.frame.maxY == 844)
  }

  @Test func `has the field's own views above it and in its place`() {
    let field = stage.field()
    let (accessory, input) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44)),
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
    )
    field.inputAccessoryView = accessory
    field.inputView = input
    field.becomeFirstResponder()
    stage.settle()
    #expect(stage.window.keyboard.frame == CGRect(x: 0, y: 600, width: 390, height: 244))
    #expect(accessory.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(input.frame == CGRect(x: 0, y: 44, width: 390, height: 200))
    // Nothing is typed into a field that has a picker.
    #expect(stage.window.typing == nil)
  }

  @Test func `a controller's view for its place stays when the field in it ends`() {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    _ = stage.loop
    let chat = Chat()
    chat.bar.addSubview(chat.field)
    stage.window.rootViewController = chat
    stage.settle()
    #expect(stage.window.keyboard.frame.height == 50 && chat.isFirstResponder)
    chat.field.becomeFirstResponder()
    stage.settle()
    #expect(stage.window.keyboard.frame.height == 386 && chat.field.isEditing)
    chat.field.resignFirstResponder()
    stage.settle()
    #expect(stage.window.keyboard.frame.height == 50 && chat.isFirstResponder)
  }

  @Test func `a table view controller keeps its last rows and the field above it`() {
    final class Form: UITableViewController {
      let field = UITextField(frame: CGRect(x: 10, y: 2, width: 200, height: 40))
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 18 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 16 { cell.contentView.addSubview(field) }
        return cell
      }
    }
    _ = stage.loop
    let form = Form(style: .plain)
    form.tableView.rowHeight = 44
    stage.window.rootViewController = form
    stage.settle()
    form.field.becomeFirstResponder()
    stage.loop.advance(to: 1)
    stage.settle()
    #expect(form.tableView.contentInset.bottom == 336)
    let place = form.field.convert(form.field.bounds, to: nil)
    #expect(place.maxY <= 508)
    form.field.resignFirstResponder()
    stage.loop.advance(to: 2)
    #expect(form.tableView.contentInset.bottom == 0)
  }

  @Test func `follows the window that is turned`() {
    let field = stage.field()
    field.becomeFirstResponder()
    stage.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    stage.settle()
    #expect(stage.window.keyboard.frame == CGRect(x: 0, y: 181, width: 844, height: 209))
  }
}
