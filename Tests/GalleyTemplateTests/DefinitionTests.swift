import GalleyGeometry
import GalleyViews
import Synchronization
import Testing

@testable import GalleyMessages
@testable import GalleySceneWords
@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Definitions of views and modifiers in scenes")
struct DefinitionTests {
  @Test("The names of modifiers are unique")
  func namesAreUnique() {
    #expect(Set(SceneVocabulary.standard.modifierNames).count == SceneVocabulary.standard.modifierNames.count)
  }

  @Test("Each modifier can read every value that its schema allows", arguments: SceneVocabulary.standard.modifiers)
  func everyValueIsRead(modifier: ModifierDefinition) {
    for value in modifier.shape.samples {
      let effect = modifier.effect(value)
      switch effect {
      case .environment?: #expect(modifier.onlySetsEnvironment)
      case .wraps?: #expect(!modifier.onlySetsEnvironment)
      case nil: Issue.record("\(modifier.name) cannot read \(value)")
      }
    }
  }

  @Test("The names of views are unique")
  func viewNamesAreUnique() {
    #expect(Set(SceneVocabulary.standard.viewNames).count == SceneVocabulary.standard.viewNames.count)
  }

  @Test(
    "Each view can read all content and arguments that its schema allows", arguments: SceneVocabulary.standard.views)
  func everyViewIsRead(view: ViewDefinition) {
    // The decoder has already resolved the table of a ForEach.
    let table: [SceneValue?] = [.rows(RowsTemplate(table: 0, row: [], join: nil, idColumn: nil))]
    let contents = view == .forEach ? table : view.content.map { $0.samples } ?? [nil]
    let arguments = RecordShape("", "", view.arguments).samples
    for content in contents + (view.isContentOptional ? [nil] : []) {
      for record in arguments + (view.arguments.contains(where: \.isRequired) ? [] : [SceneRecord()]) {
        #expect(view.maker(content, record) != nil, "\(String(describing: content)), \(record) cannot be read")
      }
    }
  }

  @Test("Rules about mappings refer only to keys and values that exist")
  func rulesNameKeys() {
    var shapes = Set<RecordShape>()
    for shape in [.record(Grammar.file), .record(Grammar.cellTests)] + SceneVocabulary.standard.modifiers.map(\.shape) {
      shape.collectRecords(into: &shapes)
    }
    for view in SceneVocabulary.standard.views {
      ValueShape.record(RecordShape("", "", view.arguments)).collectRecords(into: &shapes)
    }
    #expect(shapes.contains { !$0.exclusions.isEmpty } && shapes.contains { !$0.needed.isEmpty })
    for shape in shapes {
      let keys = Set(shape.fields.map(\.key))
      #expect(keys.count == shape.fields.count, "\(shape.name) has a key twice")
      #expect(keys.isSuperset(of: shape.needed + shape.risingKeys.joined()), "\(shape.name)")
      for exclusion in shape.exclusions {
        #expect(keys.isSuperset(of: exclusion.keys + [exclusion.other]), "\(shape.name)")
        let words = shape.field(exclusion.other).map { Set($0.shape.words) } ?? []
        #expect(words.isSuperset(of: exclusion.words ?? []), "\(shape.name).\(exclusion.other)")
      }
    }
  }

  @Test("A constant argument is read once and not for every row")
  func constantsAreReadOnce() throws {
    let shape = TypedShape<Double>.number(.points)
    let count = Counted()
    let counted = ModifierDefinition("counted", "", TypedShape<Double>(shape.shape) { count.add(shape.read($0)) }) {
      view, _ in view
    }
    let modifier = ViewTemplate.Modifier(counted, .number(3))
    let rows = RowScope(tables: [], symbols: NumberSymbols(locale: "en"))
    for _ in 0..<10 { _ = modifier.applied(to: AnyView(EmptyView()), in: rows) }
    #expect(count.reads == 1)
  }

  @Test("A value that a modifier does not allow has no effect")
  func otherForms() {
    for modifier in SceneVocabulary.standard.modifiers where modifier.shape != .modifiers {
      #expect(modifier.effect(.rows(RowsTemplate(table: 0, row: [], join: nil, idColumn: nil))) == nil)
    }
  }
}

private final class Counted: Sendable {
  private let count = Mutex(0)

  var reads: Int { count.withLock { $0 } }

  func add(_ value: Double?) -> Double? {
    count.withLock { $0 += 1 }
    return value
  }
}

extension ViewDefinition: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension ModifierDefinition: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension ValueShape {
  /// Decoded values of the shape: every name, every alternative, and every key of a mapping both alone and with all
  /// others.
  var samples: [SceneValue] {
    switch self {
    case .text: [.text(Interpolation("a"))]
    case .number(let shape): [.number(min(max(1, shape.minimum ?? 1), shape.maximum ?? 1))]
    case .boolean: [.boolean(true), .boolean(false)]
    case .word(let vocabulary): vocabulary.names.map { .word($0) }
    case .color, .style, .layer: [.color(.named("red")), .color(.named("secondary"))]
    case .size: [.size(.zero)]
    case .day: [.text(Interpolation("2024-05-17"))]
    case .record(let shape): shape.samples.map { .record($0) }
    case .list(let item, _, let minimum): [.list(Array(repeating: item.samples[0], count: max(minimum, 1)))]
    case .named(let item, _): [.record(SceneRecord(entries: item.samples.map { .init(key: "a", value: $0) }))]
    case .oneOf(let shapes): shapes.flatMap(\.samples)
    case .view: [.view(.sample)]
    case .views: [.views([.sample])]
    case .rows, .condition, .filter: []
    case .modifiers: [.modifiers([])]
    case .binding(let value): value.samples + [.binding(VariableReference(index: 0))]
    case .assignments:
      [.record(SceneRecord(entries: [.init(key: "a", value: .list([.binding(.first), .boolean(true)]))]))]
    }
  }
}

extension ValueShape {
  fileprivate var words: [String] {
    switch self {
    case .word(let vocabulary): vocabulary.names
    case .oneOf(let shapes): shapes.flatMap(\.words)
    default: []
    }
  }

  /// Adds all mappings that are nested in the shape.
  fileprivate func collectRecords(into records: inout Set<RecordShape>) {
    switch self {
    case .record(let shape):
      records.insert(shape)
      for field in shape.fields { field.shape.collectRecords(into: &records) }
    case .list(let item, _, _): item.collectRecords(into: &records)
    case .named(let value, _): value.collectRecords(into: &records)
    case .oneOf(let shapes): for shape in shapes { shape.collectRecords(into: &records) }
    case .binding(let value): value.collectRecords(into: &records)
    default: break
    }
  }
}

extension RecordShape {
  fileprivate var samples: [SceneRecord] {
    let needed = needed.first.map { [$0] } ?? []
    let bare = isChoice ? [] : fields.filter { $0.isRequired || needed.contains($0.key) }
    let whole = fields.map { SceneRecord.Entry(key: $0.key, value: $0.shape.samples[0]) }
    let each = fields.flatMap { field in
      field.shape.samples.map { value in
        let others = bare.filter { $0.key != field.key }.map {
          SceneRecord.Entry(key: $0.key, value: $0.shape.samples[0])
        }
        return SceneRecord(entries: others + [.init(key: field.key, value: value)])
      }
    }
    return isChoice ? each : each + [SceneRecord(entries: whole)]
  }
}

extension VariableReference {
  fileprivate static var first: VariableReference { VariableReference(index: 0) }
}

extension SceneRecord.Entry {
  fileprivate init(key: String, value: SceneValue) {
    self.init(key: key, value: value, place: SourcePlace(file: "a.yaml"))
  }
}

extension ViewTemplate {
  fileprivate static var sample: ViewTemplate { ViewTemplate(.group, at: SourcePlace(file: "a.yaml")) }
}
