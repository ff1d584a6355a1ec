import GalleyGeometry
import GalleyMessages
import GalleyScroll
import GalleyTables
import GalleyText
import GalleyViews

extension StepDefinition {
  package static let changes: [StepDefinition] = [
    StepDefinition("tap", "Taps a view by its id, or a point of the screen.", .oneOf(tapById, tapByKeys)) {
      reader, tap, place in try tap(&reader, place)
    },
    StepDefinition("set", "Changes variables of the scene or settings of the device.", settings) {
      reader, given, place in
      if let values = try given[values] { return try reader.set(values, given[EditKeys.animation]) }
      let locale = try given[locale]
      if let locale, !LocaleName.isOne(locale) {
        reader.report(.name(.badLocale(locale)), at: given.place(of: Self.locale) ?? place)
      }
      let animation = given.has(EditKeys.animation) ? try given[EditKeys.animation] : .keyboard
      return try .set(
        StageSettings(
          dynamicTypeSize: given[dynamicType], colorScheme: given[colorScheme], layoutDirection: given[layoutDirection],
          locale: locale, keyboard: given[keyboard], keyboardAnimation: given.has(keyboard) ? animation : nil))
    },
  ]

  private typealias Tap = @Sendable (inout StateReader, SourcePlace) throws -> ScriptStep?

  private static let tapById = TypedShape<String>.text("an id").map { id -> Tap in { $0.tap(id, at: $1) } }
  private static let tapByKeys = TypedShape<RecordValues>.keys(
    "tap", "The tapped view or point.", [id.shape, point.shape], exclusions: [.init([point.key], with: id.key)],
    needed: [id.key, point.key]
  ).map { given -> Tap in
    { reader, place in
      switch (try given[id], try given[point]) {
      case (let id?, nil): return reader.tap(id, at: given.place(of: Self.id) ?? place)
      case (nil, let point?): return reader.point(point, at: given.place(of: Self.point) ?? place).map { .tapAt($0) }
      // The decoder has already reported this.
      case (.some, .some), (nil, nil): return nil
      }
    }
  }
  private static let id = TypedField<String?>("id", .text("an id"), "The view's id.")
  private static let point = TypedField<[Double]?>("at", .pair, "Point of the screen, in points: [x, y].")

  private static let settings = TypedShape<RecordValues>.keys(
    "set", "Variables of the scene or settings of the device.",
    [values.shape, EditKeys.animation.shape, dynamicType.shape, colorScheme.shape, layoutDirection.shape, locale.shape]
      + [keyboard.shape],
    exclusions: [.init(settingKeys, with: values.key)], needed: [values.key] + settingKeys,
    companions: [.init(key: EditKeys.animation.key, others: [values.key, keyboard.key])])
  private static let settingKeys = [
    dynamicType.key, colorScheme.key, layoutDirection.key, locale.key, keyboard.key,
  ]
  private static let values = TypedField<[SceneAssignment]?>(
    "variables", .assignments, "Variables of the scene, by name, and their new values.", formerly: "values")
  private static let dynamicType = TypedField<DynamicTypeSize?>(
    "dynamicTypeSize", .word(.dynamicType), "Dynamic Type size.", formerly: "dynamicType")
  private static let colorScheme = TypedField<ColorScheme?>("colorScheme", .word(.colorScheme), "Light or dark mode.")
  private static let layoutDirection = TypedField<LayoutDirection?>(
    "layoutDirection", .word(.layoutDirection), "Layout direction.")
  private static let locale = TypedField<String?>(
    "locale", .text("a language"), "Language and region, such as en or zh-Hant.")
  private static let keyboard = TypedField<Double?>(
    "keyboard", .number(.length),
    "Height of the keyboard; 0 hides it. The keyboard moves as on iOS, unless `animation` is set."
  )
}

extension StateReader {
  fileprivate mutating func tap(_ name: String, at place: SourcePlace) -> ScriptStep? {
    checkTouched(name, at: place)
    return .tap(id: name)
  }

  mutating func point(_ numbers: [Double], at place: SourcePlace) -> Point? {
    guard numbers.count == 2 else {
      report(.moment(.notTwoNumbers(count: numbers.count)), at: place)
      return nil
    }
    return Point(x: numbers[0], y: numbers[1])
  }
}

extension TypedShape<[Double]> {
  static var pair: Self { .list(.number(.points), noun: "two numbers", minimum: 2) }

  static var vector: Self { .oneOf(TypedShape<Double>.number(.points).map { [0, $0] }, .pair) }
}
