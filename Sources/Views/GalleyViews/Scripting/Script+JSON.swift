import GalleyGeometry
package import GalleyJSON
import GalleyMotion
import GalleyScroll
import GalleyText

/// The form in which a program sends a script to the program that draws previews.
extension Script {
  /// Omits steps that run code.
  package var json: JSONValue {
    .object(["fps": .number(framesPerSecond), "steps": .array(lines.compactMap(\.json))])
  }

  /// Reads the output of ``json``. Returns nil if a part is missing.
  package init?(json: JSONValue) {
    guard let rate = json["fps"]?.number, let steps = json["steps"]?.list else { return nil }
    let lines = steps.compactMap(Line.init)
    guard lines.count == steps.count else { return nil }
    self.init(lines, framesPerSecond: rate)
  }
}

extension Script.Line {
  fileprivate var json: JSONValue? {
    guard let step = step.members else { return nil }
    return .object(step + (origin?.members ?? []))
  }

  fileprivate init?(_ json: JSONValue) {
    guard let step = ScriptStep(json) else { return nil }
    self.init(step, origin: ViewOrigin(json))
  }
}

extension ViewOrigin {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("file", file), .init("line", Double(line)), .init("column", Double(column)),
      .init("length", Double(length)),
    ]
  }

  fileprivate init?(_ json: JSONValue) {
    guard let file = json["file"]?.string, let line = json["line"]?.integer, let column = json["column"]?.integer else {
      return nil
    }
    self.init(file: file, line: line, column: column, length: json["length"]?.integer ?? 1)
  }
}

extension ScriptStep {
  /// The JSON members that describe the step, or nil for a step that runs code.
  fileprivate var members: [JSONValue.Member]? {
    switch self {
    case .hold(let time): [.init("step", "hold"), .init("time", time)]
    case .settle(let atMost): [.init("step", "settle"), .init("time", atMost)]
    case .mark(let name): [.init("step", "mark"), .init("name", name)]
    case .screenshot(let name): [.init("step", "screenshot"), .init("name", name)]
    case .tap(let id): [.init("step", "tap"), .init("name", id)]
    case .tapAt(let point): [.init("step", "tapAt"), .init("point", point)]
    case .type(let text, let field):
      [.init("step", "type"), .init("text", text)] + (field.map { [.init("name", $0)] } ?? [])
    case .swipe(let id, let edge, let isFull):
      [.init("step", "swipe"), .init("name", id), .init("edge", "\(edge)"), .init("isFull", .bool(isFull))]
    case .longPress(let id, let time): [.init("step", "longPress"), .init("name", id), .init("time", time)]
    case .rotate(let orientation): [.init("step", "rotate"), .init("to", orientation?.rawValue ?? "")]
    case .set(let settings): [.init("step", "set"), .init("settings", settings.json)]
    case .drag, .gesture, .fling, .overscroll, .scrollTo, .reveal: scrollMembers
    case .perform: nil
    }
  }

  private var scrollMembers: [JSONValue.Member]? {
    switch self {
    case .drag(let name, let by, let over, let hold):
      [.init("step", "drag"), .init("name", name), .init("by", by), .init("over", over), .init("hold", hold)]
    case .gesture(let name, let samples):
      [
        .init("step", "gesture"), .init("name", name),
        .init(
          "samples", .array(samples.map { .array([$0.time, $0.translation.x, $0.translation.y].map { .number($0) }) })),
      ]
    case .fling(let name, let velocity, let axis):
      [.init("step", "fling"), .init("name", name), .init("velocity", velocity)]
        + (axis.map { [.init("axis", "\($0)")] } ?? [])
    case .overscroll(let name, let by, let edge, let over, let hold):
      [
        .init("step", "overscroll"), .init("name", name), .init("distance", by), .init("edge", "\(edge)"),
        .init("over", over), .init("hold", hold),
      ]
    case .scrollTo(let name, let destination, let animation):
      [.init("step", "scrollTo"), .init("name", name)] + destination.members + animation.members
    case .reveal(let name, let subject, let animation):
      [.init("step", "reveal"), .init("name", name), subject.member] + animation.members
    default: nil
    }
  }

  fileprivate init?(_ json: JSONValue) {
    guard let step = Self.touch(json) ?? Self.scroll(json) else { return nil }
    self = step
  }

  private static func touch(_ json: JSONValue) -> ScriptStep? {
    let (name, time) = (json["name"]?.string, json["time"]?.number)
    switch json["step"]?.string {
    case "hold": return time.map { .hold($0) }
    case "settle": return time.map { .settle(atMost: $0) }
    case "mark": return name.map { .mark($0) }
    case "screenshot": return name.map { .screenshot($0) }
    case "tap": return name.map { .tap(id: $0) }
    case "tapAt": return json["point"]?.point.map { .tapAt($0) }
    case "type": return json["text"]?.string.map { .type($0, into: name) }
    case "swipe":
      guard let name, let edge = json["edge"]?.word(of: HorizontalEdge.self) else { return nil }
      return .swipe(id: name, edge: edge, isFull: json["isFull"] == .bool(true))
    case "longPress":
      guard let name, let time else { return nil }
      return .longPress(id: name, for: time)
    case "rotate": return json["to"]?.string.map { .rotate(to: ScreenOrientation(rawValue: $0)) }
    case "set": return json["settings"].map { .set(StageSettings($0)) }
    default: return nil
    }
  }

  private static func scroll(_ json: JSONValue) -> ScriptStep? {
    guard let name = json["name"]?.string else { return nil }
    let (over, hold) = (json["over"]?.number ?? 0, json["hold"]?.number ?? 0)
    let animation = json["animation"].flatMap { Animation(numbers: $0.list.compactMap(\.number)) }
    switch json["step"]?.string {
    case "drag": return json["by"]?.point.map { .drag(in: name, by: $0, over: over, hold: hold) }
    case "gesture":
      let samples = json["samples"]?.list.map { $0.list.compactMap(\.number) } ?? []
      guard samples.allSatisfy({ $0.count == 3 }) else { return nil }
      return .gesture(in: name, samples.map { .init(time: $0[0], translation: Point(x: $0[1], y: $0[2])) })
    case "fling":
      return json["velocity"]?.number.map { .fling(in: name, velocity: $0, along: json["axis"]?.word(of: Axis.self)) }
    case "overscroll":
      guard let by = json["distance"]?.number, let edge = json["edge"]?.word(of: Edge.self) else { return nil }
      return .overscroll(in: name, by: by, edge: edge, over: over, hold: hold)
    case "scrollTo": return ScrollDestination(json).map { .scrollTo(in: name, $0, animation: animation) }
    case "reveal": return ScrollSubject(json).map { .reveal(in: name, $0, animation: animation) }
    default: return nil
    }
  }
}

extension Animation? {
  fileprivate var members: [JSONValue.Member] {
    self?.numbers.map { [.init("animation", .array($0.map { .number($0) }))] } ?? []
  }
}

extension ScrollDestination {
  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .offset(let point): [.init("offset", point)]
    case .target(let subject, let anchor, let extra, let isClamped):
      [
        subject.member, .init("anchor", Point(x: anchor.x, y: anchor.y)), .init("extra", extra),
        .init("isClamped", .bool(isClamped)),
      ]
    }
  }

  fileprivate init?(_ json: JSONValue) {
    if let point = json["offset"]?.point {
      self = .offset(point)
    } else if let subject = ScrollSubject(json), let anchor = json["anchor"]?.point, let extra = json["extra"]?.point {
      self = .target(
        subject, anchor: UnitPoint(x: anchor.x, y: anchor.y), extra: extra, isClamped: json["isClamped"] == .bool(true))
    } else {
      return nil
    }
  }
}

extension ScrollSubject {
  fileprivate var member: JSONValue.Member {
    switch self {
    case .id(let id): .init("id", id)
    case .row(let row): .init("row", Double(row))
    case .top: .init("edge", "top")
    case .bottom: .init("edge", "bottom")
    }
  }

  fileprivate init?(_ json: JSONValue) {
    if let id = json["id"]?.string {
      self = .id(id)
    } else if let row = json["row"]?.integer {
      self = .row(row)
    } else if let edge = json["edge"]?.string {
      self = edge == "top" ? .top : .bottom
    } else {
      return nil
    }
  }
}

extension StageSettings {
  fileprivate var json: JSONValue {
    .object([
      "dynamicTypeSize": dynamicTypeSize.map { .string("\($0)") }, "colorScheme": colorScheme.map { .string("\($0)") },
      "layoutDirection": layoutDirection.map { .string("\($0)") }, "locale": locale.map { .string($0) },
      "keyboard": keyboard.map { .number($0) },
      "keyboardAnimation": keyboardAnimation?.numbers.map { .array($0.map { .number($0) }) },
    ])
  }

  fileprivate init(_ json: JSONValue) {
    self.init(
      dynamicTypeSize: json["dynamicTypeSize"]?.word(), colorScheme: json["colorScheme"]?.word(),
      layoutDirection: json["layoutDirection"]?.word(), locale: json["locale"]?.string,
      keyboard: json["keyboard"]?.number,
      keyboardAnimation: json["keyboardAnimation"].flatMap { Animation(numbers: $0.list.compactMap(\.number)) })
  }
}

extension JSONValue {
  fileprivate var point: Point? {
    let numbers = list.compactMap(\.number)
    return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
  }

  fileprivate func word<Word: CaseIterable>(of type: Word.Type = Word.self) -> Word? {
    string.flatMap { word in Word.allCases.first { "\($0)" == word } }
  }
}

extension JSONValue.Member {
  fileprivate init(_ name: String, _ value: JSONValue) { self.init(name: name, value: value) }
  fileprivate init(_ name: String, _ value: String) { self.init(name, .string(value)) }
  fileprivate init(_ name: String, _ value: Double) { self.init(name, .number(value)) }
  fileprivate init(_ name: String, _ point: Point) { self.init(name, .array([.number(point.x), .number(point.y)])) }
}
