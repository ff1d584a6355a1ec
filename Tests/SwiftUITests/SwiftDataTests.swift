import Foundation
import GalleyGeometry
import GalleySnapshot
import GalleyStage
import SwiftData
import SwiftUI
import Testing

@Model
private final class Bird {
  var name: String

  init(name: String) { self.name = name }
}

@ModelActor
private actor Aviary {
  func add(_ name: String) throws { try modelContext.transaction { modelContext.insert(Bird(name: name)) } }
}

private enum FirstSchema: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Bird.self] }
}

private enum SecondSchema: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 2, 0)
  static var models: [any PersistentModel.Type] { [Bird.self] }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [FirstSchema.self, SecondSchema.self] }
}

/// A generic view with a query for its model type, nested in another generic view.
private struct Names<Model: PersistentModel, Content: View>: View {
  let content: (Model) -> Content

  struct List: View {
    let content: (Model) -> Content
    @Query private var models: [Model]

    init(content: @escaping (Model) -> Content) { self.content = content }
    var body: some View { VStack { ForEach(models) { content($0) } } }
  }

  var body: some View { List(content: content) }
}

private struct Found: View {
  @Query var birds: [Bird]

  init(_ query: Query<Bird, [Bird]>) { _birds = query }
  var body: some View { VStack { ForEach(birds) { Text($0.name) } } }
}

@Suite("SwiftData models and containers")
@MainActor struct SwiftDataTests {
  private func texts(_ view: some View, _ container: ModelContainer) -> [String] {
    func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }
    return lines(Stage(size: Size(width: 200, height: 200)) { view.modelContainer(container) }.layout)
  }

  private func container(_ names: String...) throws -> ModelContainer {
    let container = try ModelContainer(for: Bird.self)
    names.forEach { container.mainContext.insert(Bird(name: $0)) }
    return container
  }

  @Test("A query in a generic view finds the objects of its type")
  func generic() throws {
    #expect(texts(Names { (bird: Bird) in Text(bird.name) }, try container("Owl", "Wren")) == ["Owl", "Wren"])
  }

  @Test("A view can be given a query whose filter uses localizedStandardContains")
  func given() throws {
    let query = Query(filter: #Predicate<Bird> { $0.name.localizedStandardContains("É") }, sort: \Bird.name)
    #expect(texts(Found(query), try container("Wren", "Egret", "Owl", "Auk")) == ["Egret", "Wren"])
  }

  @Test("Objects that a model actor inserts are visible in other contexts of its container")
  func actors() async throws {
    let container = try container("Owl")
    try await Aviary(modelContainer: container).add("Wren")
    #expect(try ModelContext(container).fetch(FetchDescriptor<Bird>()).map(\.name) == ["Owl", "Wren"])
    #expect(texts(Found(Query()), container) == ["Owl", "Wren"])
  }

  @Test("An object belongs to the context of its container until it is deleted")
  func owners() throws {
    let container = try container()
    let bird = Bird(name: "Owl")
    #expect(bird.modelContext == nil)
    container.mainContext.insert(bird)
    #expect(bird.modelContext === container.mainContext)
    bird.modelContext?.delete(bird)
    #expect(bird.modelContext == nil)
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Bird>()) == 0)
  }

  @Test("A model container keeps its schema, configurations and migration plan")
  func configurations() throws {
    let schema = Schema(versionedSchema: SecondSchema.self)
    let configuration = ModelConfiguration("stub", schema: schema, isStoredInMemoryOnly: true)
    let container = try ModelContainer(for: schema, migrationPlan: Plan.self, configurations: [configuration])
    #expect(container.configurations.first?.name == "stub")
    #expect(container.schema.version == Schema.Version(1, 2, 0) && container.schema.entities.map(\.name) == ["Bird"])
    #expect(FirstSchema.versionIdentifier < SecondSchema.versionIdentifier)
    #expect(container.mainContext.container === container)
  }
}
