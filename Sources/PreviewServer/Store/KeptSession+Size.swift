extension KeptSession {
  /// Bytes that are written of it, but for those that are as many for each.
  var byteCount: Int {
    state.count + acts.count + KeptText.text(of: screen).utf8.count + KeptText.text(of: knobs).utf8.count
  }
}
