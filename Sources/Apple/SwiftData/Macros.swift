@_exported public import Foundation
@_exported public import Observation

/// Makes a class a model: it is observed, and a container keeps its objects.
@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// How a property is kept: taken, since a stage's container keeps objects as they are.
@attached(peer)
public macro Attribute(
  _ options: AttributeOption..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "ModelPropertyMacro")

/// How objects belong together: taken, since a stage's container keeps objects as they are.
@attached(peer)
public macro Relationship(
  _ options: RelationshipOption..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "ModelPropertyMacro")

/// A property that is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "ModelPropertyMacro")

/// How a property is kept.
public enum AttributeOption: Hashable, Sendable {
  case unique, externalStorage, ephemeral, encrypt, spotlight, preserveValueOnDeletion, allowsCloudEncryption
  case transformable(by: String)
}

/// How objects belong together.
public enum RelationshipOption: Hashable, Sendable {
  case unique
}

/// What becomes of objects whose owner is deleted.
public enum DeleteRule: Hashable, Sendable {
  case noAction, nullify, cascade, deny
}

/// Properties whose values no two objects share: taken, and not asked of objects.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "SchemaRuleMacro")

/// Properties by which objects are found faster: taken, since objects in memory are not looked up.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "SchemaRuleMacro")
