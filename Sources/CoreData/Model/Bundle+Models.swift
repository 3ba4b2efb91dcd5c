// Where a compiled model would be: what the adapter writes for `url(forResource:withExtension: "momd")`.

import UIKit

extension Bundle {
  /// The address of the served folder's model of that name, from which `NSManagedObjectModel(contentsOf:)`
  /// makes it; nil where there is none.
  public func _modelURL(
    forResource name: String?, withExtension ending: String?, subdirectory: String? = nil
  ) -> URL? {
    let known =
      name.flatMap { CompiledModels.model($0) ?? CompiledModels.only(insteadOf: $0) } ?? CompiledModels.merged
    guard known != nil else { return nil }
    return bundleURL.appendingPathComponent("\(name ?? known?.name ?? "Model").\(ending ?? "momd")")
  }

  public func _modelPath(forResource name: String?, ofType ending: String?) -> String? {
    _modelURL(forResource: name, withExtension: ending)?.path
  }
}
