/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}
