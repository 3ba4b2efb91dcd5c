/// The frame that shows a link in another page. `Public/js/share/embed-code.js` writes the same for people.
struct EmbedFrame: Equatable {
  /// Of the page for frames.
  var address: String
  /// Nil: the link tells it to nobody without the key.
  var title: String?
  /// In CSS pixels.
  var width: Int
  var height: Int

  /// - Parameters:
  ///   - size: of the screen, in points; more than zero.
  ///   - maxWidth: nil: any.
  ///   - maxHeight: nil: any.
  init(
    address: String, title: String?, size: (width: Double, height: Double), maxWidth: Int?, maxHeight: Int?
  ) {
    let scale = min(
      1, maxWidth.map { Double($0) / size.width } ?? 1, maxHeight.map { Double($0) / size.height } ?? 1)
    (self.address, self.title) = (address, title)
    width = Int(max(1, (size.width * scale).rounded(.down)))
    height = Int(max(1, (size.height * scale).rounded(.down)))
  }

  /// It asks for no permission. It tells the server which origin it stands in, and so the page in it,
  /// whatever the page around it tells others.
  var html: String {
    """
    <iframe src="\(HTMLText.escaped(address))" title="\(HTMLText.escaped(title ?? "Live preview"))" \
    width="\(width)" height="\(height)" loading="lazy" referrerpolicy="origin" style="border:0"></iframe>
    """
  }
}
