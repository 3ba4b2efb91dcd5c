// A mark that lets Foundation on Linux compare objects of ours in its own collections.

/// The first stored property of classes whose instances are values in attributed strings.
///
/// Core Foundation compares the attributes of neighbouring runs, and takes the word after an object's header
/// for its own type number (bits 8 to 17). Where those are zero, as in a round number, it takes the object
/// for one of its own that has no type, and halts the process. Where they are not, it sees that the class is
/// another, and asks `isEqual`.
enum FoundationMark {
  static let swiftObject: UInt = 0x3ff << 8
}
