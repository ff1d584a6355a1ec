@_exported public import Foundation
@_exported public import Observation

@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// Has no effect.
@attached(peer)
public macro Attribute(
  _ options: AttributeOption..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "ModelPropertyMacro")

/// Has no effect.
@attached(peer)
public macro Relationship(
  _ options: RelationshipOption..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "ModelPropertyMacro")

@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "ModelPropertyMacro")

public enum AttributeOption: Hashable, Sendable {
  case unique, externalStorage, ephemeral, encrypt, spotlight, preserveValueOnDeletion, allowsCloudEncryption
  case transformable(by: String)
}

public enum RelationshipOption: Hashable, Sendable {
  case unique
}

public enum DeleteRule: Hashable, Sendable {
  case noAction, nullify, cascade, deny
}

/// Has no effect.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "SchemaRuleMacro")

/// Has no effect.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "SchemaRuleMacro")
