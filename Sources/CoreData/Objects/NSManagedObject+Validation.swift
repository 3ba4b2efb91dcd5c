// Whether an object may be saved — after Apple's documentation "Object Validation", read 2026-11.

import UIKit

extension NSManagedObject {
  /// All that is wrong with its values, by the order of properties.
  func mistakes() -> [NSError] { entity.properties.flatMap(mistakes) }

  private func mistakes(_ property: NSPropertyDescription) -> [NSError] {
    if isFault { fire() }
    switch property {
    case let attribute as NSAttributeDescription: return mistakes(attribute)
    case let relationship as NSRelationshipDescription: return mistakes(relationship)
    default: return []
    }
  }

  private func mistake(_ code: Int, _ key: String, _ value: Any?, _ sentence: String) -> NSError {
    CoreDataError.validation(code: code, self, key: key, value: value).error(sentence)
  }

  private func mistakes(_ attribute: NSAttributeDescription) -> [NSError] {
    let name = attribute.name
    guard let value = values[name] else {
      if attribute.isOptional || attribute.isTransient { return [] }
      return [mistake(NSValidationMissingMandatoryPropertyError, name, nil, "\(name) is a required value.")]
    }
    var found: [NSError] = []
    let (least, most) = attribute.bounds
    if let text = value as? String {
      let length = Double(text.count)
      if let least, length < least {
        found.append(mistake(NSValidationStringTooShortError, name, value, "\(name) is too short."))
      }
      if let most, length > most {
        found.append(mistake(NSValidationStringTooLongError, name, value, "\(name) is too long."))
      }
      if let pattern = attribute.pattern,
        !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text)
      {
        found.append(
          mistake(NSValidationStringPatternMatchingError, name, value, "\(name) does not match the pattern."))
      }
    } else if let number = value as? NSNumber {
      if let least, number.doubleValue < least {
        found.append(mistake(NSValidationNumberTooSmallError, name, value, "\(name) is too small."))
      }
      if let most, number.doubleValue > most {
        found.append(mistake(NSValidationNumberTooLargeError, name, value, "\(name) is too large."))
      }
    }
    for (index, predicate) in attribute.validationPredicates.enumerated()
    where !predicate.evaluate(with: value) {
      let warning =
        attribute.validationWarnings.indices.contains(index)
        ? attribute.validationWarnings[index] as? String : nil
      found.append(mistake(NSManagedObjectValidationError, name, value, warning ?? "\(name) is not valid."))
    }
    return found
  }

  private func mistakes(_ relationship: NSRelationshipDescription) -> [NSError] {
    let name = relationship.name
    guard relationship.isToMany else {
      guard ones[name] == nil, !relationship.isOptional else { return [] }
      return [mistake(NSValidationMissingMandatoryPropertyError, name, nil, "\(name) is a required value.")]
    }
    let count = manys[name]?.count ?? 0
    if count == 0, relationship.isOptional { return [] }
    if count < max(relationship.isOptional ? 0 : 1, relationship.minCount) {
      return [
        mistake(NSValidationRelationshipLacksMinimumCountError, name, nil, "\(name) has too few objects.")
      ]
    }
    if relationship.maxCount > 1, count > relationship.maxCount {
      return [
        mistake(NSValidationRelationshipExceedsMaximumCountError, name, nil, "\(name) has too many objects.")
      ]
    }
    return []
  }

  /// Those that keep it from being deleted.
  func deletionMistakes() -> [NSError] {
    entity.relationships.filter { $0.deleteRule == .denyDeleteRule }.compactMap { relationship in
      let name = relationship.name
      let others = manys[name] ?? ones[name].map { [$0] } ?? []
      guard others.contains(where: { !$0.isDeleted }) else { return nil }
      return mistake(
        NSValidationRelationshipDeniedDeleteError, name, nil,
        "The object cannot be deleted while \(name) is not empty.")
    }
  }

  func throwing(_ mistakes: [NSError]) throws {
    guard let first = mistakes.first else { return }
    throw mistakes.count == 1
      ? first : CoreDataError.several(mistakes).error("Multiple validation errors occurred.")
  }
}
