import SwiftSyntax

/// The parameters of a function that does nothing but call another with what it is given.
struct ForwardedParameters {
  /// The text between the parentheses of the declaration, on one line.
  let declaration: String
  /// The text between those of the call.
  let arguments: String

  /// nil when a parameter cannot be handed on: one of a variable number.
  init?(_ clause: FunctionParameterClauseSyntax) {
    var declarations: [String] = []
    var arguments: [String] = []
    for (number, parameter) in clause.parameters.enumerated() {
      guard parameter.ellipsis == nil else { return nil }
      let given = (parameter.secondName ?? parameter.firstName).text
      let name = given == "_" ? "__\(number)" : given
      let label = parameter.firstName.text
      let attributes = parameter.attributes.isEmpty ? "" : parameter.attributes.oneLine + " "
      let value = parameter.defaultValue.map { " " + $0.oneLine } ?? ""
      declarations.append(
        "\(attributes)\(label == name ? "" : label + " ")\(name): \(parameter.type.oneLine)\(value)")
      arguments.append((label == "_" ? "" : "\(label): ") + parameter.type.handingOn(name))
    }
    declaration = declarations.joined(separator: ", ")
    self.arguments = arguments.joined(separator: ", ")
  }
}

extension TypeSyntax {
  /// The argument that hands on the parameter `name` of this type.
  fileprivate func handingOn(_ name: String) -> String {
    guard let type = self.as(AttributedTypeSyntax.self) else { return name }
    if type.specifiers.contains(where: { $0.trimmedDescription == "inout" }) { return "&" + name }
    return type.attributes.named("autoclosure") == nil ? name : name + "()"
  }
}
