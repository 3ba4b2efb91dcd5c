import PreviewSession

/// The state of a session at the making of a remark: the order that makes such a session again.
enum RemarkState {
  /// As JSON, of at most `SessionLimits.remarkOrder` bytes. Of one that is longer as much is left out as has
  /// to be: what hands did, then where it was scrolled to, then knobs.
  static func json(of order: SessionOrder) -> String {
    var order = order
    let steps: [(inout SessionOrder) -> Void] = [
      { _ in }, { $0.acts = [] }, { $0.state = [] }, { $0.knobs = [] },
    ]
    for step in steps {
      step(&order)
      let text = order.json.text
      if text.utf8.count <= SessionLimits.remarkOrder { return text }
    }
    return SessionOrder(slug: "").json.text
  }
}
