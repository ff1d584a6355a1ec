import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a class observable and a `PersistentModel`.
struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let type = declaration.as(ClassDeclSyntax.self)?.name.trimmed else {
      throw MacroExpansionErrorMessage("use @Model with a class")
    }
    return [
      "@ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()",
      """
      internal nonisolated func access<Member>(keyPath: KeyPath<\(type), Member>) {
        _$observationRegistrar.access(self, keyPath: keyPath)
      }
      """,
      """
      internal nonisolated func withMutation<Member, Result>(
        keyPath: KeyPath<\(type), Member>, _ mutation: () throws -> Result
      ) rethrows -> Result {
        try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """,
      """
      private nonisolated func shouldNotifyObservers<Member>(_ lhs: Member, _ rhs: Member) -> Bool { true }
      """,
      """
      private nonisolated func shouldNotifyObservers<Member: Equatable>(_ lhs: Member, _ rhs: Member) -> Bool {
        lhs != rhs
      }
      """,
      """
      private nonisolated func shouldNotifyObservers<Member: AnyObject>(_ lhs: Member, _ rhs: Member) -> Bool {
        lhs !== rhs
      }
      """,
      """
      private nonisolated func shouldNotifyObservers<Member: Equatable & AnyObject>(
        _ lhs: Member, _ rhs: Member
      ) -> Bool { lhs != rhs }
      """,
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
      variable.bindings.allSatisfy({ $0.accessorBlock == nil }),
      !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
      !variable.attributes.contains(where: { $0.trimmedDescription == "@Transient" })
    else { return [] }
    return ["@ObservationTracked"]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    [
      try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated SwiftData.PersistentModel {}"),
      try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated Observation.Observable {}"),
    ]
  }
}

/// `@Attribute`, `@Relationship` and `@Transient` expand to nothing.
struct ModelPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `#Unique` and `#Index` expand to nothing.
struct SchemaRuleMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
