import GalleyGeometry
import GalleyMotion
import GalleyScroll
import GalleyText
import GalleyViews

extension MomentReader {
  /// The script of a section; where there is none, a look at the first scroller.
  mutating func script(_ record: SceneRecord?) -> Script {
    guard let record else {
      let nameless = scrollers.hasNameless ? Scene.namelessScroller : nil
      return (scrollers.first ?? nameless).map(Script.look) ?? [.hold(1)]
    }
    let place = record.place("steps")
    let lines = record.list("steps").compactMap { line($0, at: place) }
    return Script(lines, framesPerSecond: record.number("fps") ?? 60)
  }

  private mutating func line(_ value: SceneValue, at place: SourcePlace?) -> Script.Line? {
    guard case .record(let record) = value, let entry = record.entries.first else {
      return Script.Line(.settle(), origin: place.flatMap { ViewOrigin($0) })
    }
    return step(entry).map { Script.Line($0, origin: ViewOrigin(entry.place)) }
  }

  private mutating func step(_ entry: SceneRecord.Entry) -> ScriptStep? {
    switch (entry.key, entry.value) {
    case ("hold", .number(let time)): return .hold(time)
    case ("settle", .number(let time)): return .settle(atMost: time)
    case ("mark", .text(let text)): return text.constant.map { .mark($0) }
    case ("screenshot", .text(let text)): return text.constant.flatMap { screenshot($0, at: entry.place) }
    case ("tap", .text(let text)): return text.constant.flatMap { tap($0, at: entry.place) }
    case ("show", .text(let text)), ("hide", .text(let text)):
      return text.constant.map { show($0, entry.key == "show", nil, at: entry.place) }
    case ("rotate", .word(let word)): return .rotate(to: ScreenOrientation(rawValue: word))
    case (_, .record(let record)): return step(entry.key, record, at: entry.place)
    default: return nil
    }
  }

  private mutating func step(_ name: String, _ record: SceneRecord, at place: SourcePlace) -> ScriptStep? {
    switch name {
    case "settle": return .settle(atMost: record.number("atMost") ?? 10)
    case "tap": return tap(record, at: place)
    case "set":
      if let locale = record.text("locale"), !LocaleName.isOne(locale) {
        report(.badLocale(locale), at: record.place("locale") ?? place)
      }
      return .set(StageSettings(record))
    case "select": return select(record, at: place)
    case "insert": return insert(record, at: place)
    case "delete": return delete(record, at: place)
    case "move": return move(record, at: place)
    case "show", "hide":
      return record.text("id").map {
        show($0, name == "show", Animation.change(record), at: record.place("id") ?? place)
      }
    default: break
    }
    guard let scroller = scroller(record, at: place) else { return nil }
    switch name {
    case "drag": return drag(scroller, record, at: place)
    case "fling": return fling(scroller, record)
    case "overscroll": return overscroll(scroller, record)
    case "scrollTo": return scrollTo(scroller, record, at: place)
    case "scrollUntilVisible": return reveal(scroller, record, at: place)
    default: return nil
    }
  }

  /// The scroller that a step is for.
  mutating func scroller(_ record: SceneRecord, at place: SourcePlace) -> String? {
    if let name = record.text("in") {
      checkScroller(name, at: record.place("in") ?? place)
      return name
    }
    // A view with mistakes has told them already.
    if scrollers.first == nil, !scrollers.isOpen { report(.noScroller, at: place) }
    return scrollers.first
  }

  /// A moment that is drawn into a file, whose name `name` ends: no other file has it.
  private mutating func screenshot(_ name: String, at place: SourcePlace) -> ScriptStep {
    let isPlain = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "/" && $0.value != 0x7F }
    if name.isEmpty || name.hasPrefix(".") || !isPlain || ["filmstrip", "plot"].contains(name) {
      report(.badFileName(name), at: place)
    } else if !screenshots.insert(name).inserted {
      report(.duplicateName(name, noun: "screenshots"), at: place)
    }
    return .screenshot(name)
  }

  private mutating func tap(_ name: String, at place: SourcePlace) -> ScriptStep? {
    checkTarget(name, at: place)
    return .tap(id: name)
  }

  private mutating func tap(_ record: SceneRecord, at place: SourcePlace) -> ScriptStep? {
    switch (record.text("id"), record["at"]) {
    case (let id?, nil): return tap(id, at: record.place("id") ?? place)
    case (nil, let point?): return vector(point, at: record.place("at") ?? place).map { .tapAt($0) }
    case (.some, .some): report(.conflict("at", with: "id"), at: record.place("at") ?? place)
    case (nil, nil): reportNeed(of: ["id", "at"], in: record, owner: "tap", at: place)
    }
    return nil
  }

  /// Two numbers, or the second alone.
  private mutating func vector(_ value: SceneValue, at place: SourcePlace) -> Point? {
    switch value {
    case .number(let down): return Point(x: 0, y: down)
    case .list(let values):
      guard values.count == 2, case .number(let across) = values[0], case .number(let down) = values[1] else {
        report(.notTwoNumbers(count: values.count), at: place)
        return nil
      }
      return Point(x: across, y: down)
    default: return nil
    }
  }

  private mutating func drag(_ scroller: String, _ record: SceneRecord, at place: SourcePlace) -> ScriptStep? {
    switch (record["by"], record["path"]) {
    case (let by?, nil):
      guard let way = vector(by, at: record.place("by") ?? place) else { return nil }
      return .drag(in: scroller, by: way, over: record.number("over") ?? 0.25, hold: record.number("hold") ?? 0)
    case (nil, .some):
      for key in ["over", "hold"] where record[key] != nil {
        report(.conflict(key, with: "path"), at: record.place(key) ?? place)
      }
      return .gesture(in: scroller, samples(record.list("path"), at: record.place("path") ?? place))
    case (.some, .some): report(.conflict("path", with: "by"), at: record.place("path") ?? place)
    case (nil, nil): reportNeed(of: ["by", "path"], in: record, owner: "drag", at: place)
    }
    return nil
  }

  private mutating func samples(_ values: [SceneValue], at place: SourcePlace) -> [ScriptStep.GestureSample] {
    var last = 0.0
    return values.compactMap { value in
      guard case .record(let sample) = value, let time = sample.number("at"), let by = sample["by"] else { return nil }
      if time < last {
        report(.falling("at", time, below: "the one before it,", last), at: sample.place("at") ?? place)
      }
      last = time
      return vector(by, at: sample.place("by") ?? place).map { ScriptStep.GestureSample(time: time, translation: $0) }
    }
  }

  private func fling(_ scroller: String, _ record: SceneRecord) -> ScriptStep {
    let axes: [String: Axis] = ["horizontal": .horizontal, "vertical": .vertical]
    return .fling(
      in: scroller, velocity: record.number("velocity") ?? 0, along: record.word("axis").flatMap { axes[$0] })
  }

  private func overscroll(_ scroller: String, _ record: SceneRecord) -> ScriptStep {
    let edges: [String: Edge] = ["top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing]
    return .overscroll(
      in: scroller, by: record.number("by") ?? 0, edge: edges[record.word("edge") ?? "top"] ?? .top,
      over: record.number("over") ?? 0.3, hold: record.number("hold") ?? 0)
  }

  private mutating func scrollTo(_ scroller: String, _ record: SceneRecord, at place: SourcePlace) -> ScriptStep? {
    guard let destination = destination(scroller, record, at: place) else { return nil }
    return .scrollTo(in: scroller, destination, animation: Animation.scroll(record))
  }

  private mutating func destination(
    _ scroller: String, _ record: SceneRecord, at place: SourcePlace
  ) -> ScrollDestination? {
    let isClamped = record.boolean("clamp") ?? true
    guard let offset = record["offset"] else {
      let found = subject(scroller, record, of: "scrollTo", or: ["offset"], at: place)
      guard let subject = found else { return nil }
      let anchor = UnitPoint(word: record.word("anchor") ?? "top")
      return .target(subject, anchor: anchor, isClamped: isClamped)
    }
    for key in ["to", "id", "first", "anchor"] where record[key] != nil {
      report(.conflict(key, with: "offset"), at: record.place(key) ?? place)
    }
    guard let point = vector(offset, at: record.place("offset") ?? place) else { return nil }
    return isClamped ? .target(.top, anchor: .topLeading, extra: point, isClamped: true) : .offset(point)
  }

  /// What `step` has to show; `others` are the keys that may stand instead.
  private mutating func subject(
    _ scroller: String, _ record: SceneRecord, of step: String, or others: [String] = [], at place: SourcePlace
  ) -> ScrollSubject? {
    if let filter = record.record("first") {
      for key in ["to", "id"] where record[key] != nil {
        report(.conflict(key, with: "first"), at: record.place(key) ?? place)
      }
      return firstRow(filter, of: scroller, at: record.place("first") ?? place)
    }
    switch (record.text("to"), record.text("id")) {
    case (let to?, nil): return scrollTarget(to, scroller, at: record.place("to") ?? place)
    case (nil, let id?):
      checkTarget(id, at: record.place("id") ?? place)
      return .id(id)
    case (.some, .some): report(.conflict("id", with: "to"), at: record.place("id") ?? place)
    case (nil, nil): reportNeed(of: ["to", "id", "first"] + others, in: record, owner: step, at: place)
    }
    return nil
  }

  private mutating func reveal(_ scroller: String, _ record: SceneRecord, at place: SourcePlace) -> ScriptStep? {
    guard let subject = subject(scroller, record, of: "scrollUntilVisible", at: place) else { return nil }
    return .reveal(in: scroller, subject, animation: Animation.scroll(record))
  }
}

extension ViewOrigin {
  /// A place of a scene file; nil where the place is no line.
  package init?(_ place: SourcePlace) {
    guard let line = place.line, let column = place.column else { return nil }
    self.init(file: place.file, line: line, column: column, length: place.length)
  }
}

extension StageSettings {
  fileprivate init(_ record: SceneRecord) {
    self.init(
      dynamicTypeSize: record.word("dynamicType").map(DynamicTypeSize.init(word:)),
      colorScheme: record.word("colorScheme").map(ColorScheme.init(word:)),
      layoutDirection: record.word("layoutDirection").map(LayoutDirection.init(word:)), locale: record.text("locale"),
      keyboard: record.number("keyboard"))
  }
}

extension Animation {
  /// The animation of a step; that of scrolls where it says nothing.
  static func scroll(_ record: SceneRecord) -> Animation? {
    record["animation"] == nil ? .scroll : change(record)
  }

  /// The animation of a step that changes something; none where it says nothing.
  static func change(_ record: SceneRecord) -> Animation? {
    record["animation"].flatMap(read)
  }

  /// The animation that a word or a mapping describes; nil is none.
  static func read(_ value: SceneValue) -> Animation? {
    switch value {
    case .word(let word): return Animation(word: word, over: nil, bounce: nil)
    case .record(let own):
      return own.word("curve").flatMap { Animation(word: $0, over: own.number("over"), bounce: own.number("bounce")) }
    default: return nil
    }
  }

  /// What a word of the vocabulary stands for; nil is no animation.
  private init?(word: String, over duration: Double?, bounce: Double?) {
    switch word {
    case "none": return nil
    case "linear": self = .linear(duration: duration ?? 0.35)
    case "easeIn": self = .easeIn(duration: duration ?? 0.35)
    case "easeOut": self = .easeOut(duration: duration ?? 0.35)
    case "easeInOut": self = .easeInOut(duration: duration ?? 0.35)
    case "snappy": self = .snappy(duration: duration ?? 0.5, extraBounce: bounce ?? 0)
    case "bouncy": self = .bouncy(duration: duration ?? 0.5, extraBounce: bounce ?? 0)
    case "interactiveSpring": self = .interactiveSpring(response: duration ?? 0.15)
    case "smooth", "spring": self = .spring(duration: duration ?? 0.5, bounce: bounce ?? 0)
    default: self = .scroll
    }
  }
}
