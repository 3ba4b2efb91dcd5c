internal import ContainmentSystem
import Glibc

/// Puts this process under rules of Landlock.
enum Landlock {
  /// The acts that the running kernel can keep a process from; nil where it has no Landlock.
  static var rights: LandlockRights? { LandlockRights(version: Int(containment_landlock_version())) }

  /// From now on the calling thread, and all that it starts, opens only what is in `places`.
  ///
  /// - Returns: false where the kernel does not do that; then nothing has changed.
  static func restrict(to places: VisiblePlaces, with rights: LandlockRights) -> Bool {
    let rules = containment_landlock_create(rights.files.rawValue, rights.network, rights.scopes)
    guard rules >= 0 else { return false }
    defer { close(rules) }
    for place in places.places { allow(place, rights, in: rules) }
    return containment_landlock_restrict(rules) == 0
  }

  /// A place that is not there, or that this user cannot reach, is one that nothing is granted at.
  private static func allow(_ place: VisiblePlaces.Place, _ rights: LandlockRights, in rules: Int32) {
    let descriptor = containment_landlock_place(place.path)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return }
    let granted = rights.granted(place.access, isFolder: status.st_mode & S_IFMT == S_IFDIR)
    _ = containment_landlock_allow(rules, descriptor, granted.rawValue)
  }
}
