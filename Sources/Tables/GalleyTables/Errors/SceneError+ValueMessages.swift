package import GalleyMessages

extension SceneError.Kind.Values {
  package var words: Words {
    switch self {
    case .wrongType(let expected, let found): Words("expected \(expected), found \(found)")
    case .unquotedField(let name): Words("a field needs quotes here", help: "write \"{\(name)}\"")
    case .unknownWord(let word, let noun, let known, let suggestion, let more):
      Words("'\(word)' is not \(noun)", help: Words.suggestion(suggestion, known: known, more: more, noun: "known"))
    case .formula(let text):
      Words(
        "galley does not set formulas: '\(text)'",
        help: "add the formula as an image (SVG or PNG), or write \\$ for a dollar sign")
    case .emptyList(let noun): Words("the list of \(noun) is empty", help: "add one, or leave out the key")
    case .shortList(let noun, let count, let minimum):
      Words(
        "the list of \(noun) has only \(CountedNoun.text(count, "entry", plural: "entries"))",
        help: "it needs at least \(minimum)")
    case .oddList(let noun, let count, let needed):
      Words("there are \(count) \(noun)", help: "there must be \(needed)")
    case .needsValue(let key):
      Words("'\(key)' has no value", help: "write the value after the colon: '\(key): …'")
    case .noContent(let view):
      Words("'\(view)' takes no content", help: "write '\(view)' alone, or '\(view):' without a value")
    case .emptyColor:
      Words("a colour is missing here", help: "a hex colour needs quotes, because # starts a comment")
    case .noSuchDay(let text):
      text.contains(":")
        ? Words("there is no time '\(text)'", help: "hours go from 00 to 23 and minutes from 00 to 59")
        : Words("there is no day '\(text)'", help: "months have at most 31 days, and February has 28 or 29")
    case .badColor(let text, let suggestion):
      Words(
        "'\(text)' is not a colour",
        help: Words.suggestion(suggestion) ?? "use a name such as blue or secondary, or hex such as \"#3478F6\"")
    }
  }
}

extension SceneError.Kind.Keys {
  package var words: Words {
    switch self {
    case .unknownKey(let key, let owner, let suggestion, let known, let homes, let advice):
      Words(
        "unknown key '\(key)' in \(owner)",
        help: Words.home(of: key, homes, owner) ?? advice
          ?? Words.suggestion(suggestion, known: known, noun: "known"))
    case .missingKey(let key, let owner): Words("\(owner) needs \(key.contains(" ") ? key : "'\(key)'")")
    case .falling(let key, let number, let minimum, let bound):
      Words("\(key) \(Words.number(number)) is less than \(minimum) \(Words.number(bound))")
    case .endlessBounce(let bounce, let curve):
      Words(
        "a bounce of \(Words.number(bounce)) in addition to that of '\(curve)' never ends",
        help: "snappy already has 0.15 and bouncy 0.3; the sum must be less than 1")
    case .conflict(let key, let other):
      Words("'\(key)' and '\(other)' exclude each other", help: "leave one of them out")
    case .renamed(let old, let new):
      Words("'\(old)' was renamed to '\(new)'", help: "the old name still works; write \(new)")
    case .needsOne(let keys, let owner):
      Words("\(owner) needs \(Words.alternatives(keys.map { "'\($0)'" }))")
    case .badOverride(let argument):
      Words("'\(argument)' is not an assignment", help: "write it as key=value, such as data.languages.limit=20")
    case .variantOverrides(let axis):
      Words(
        "'canvas.\(axis)' has no effect, because this scene has 'variants.\(axis)'",
        help: "write --set 'variants.\(axis)=[VALUE]' to draw one variant")
    case .unknownOverridePath(let path, let missing, let known):
      Words(
        "'\(path)' does not exist in the scene: there is no '\(missing)'",
        help: Words.suggestion(nil, known: known, noun: "there are"))
    }
  }
}

extension SceneError.Kind.Numbers {
  private static func advice(_ number: String, unit: String, noun: String) -> String {
    guard noun.hasSuffix("points") else { return "write a bare number, such as \(number)" }
    return unit == "%"
      ? "write points, or use 'containerRelativeFrame' for a fraction of the screen"
      : "write \(number): points have no unit"
  }

  package var words: Words {
    switch self {
    case .unexpectedUnit(let number, let unit, let noun):
      let fact = unit == "%" ? "a percentage is not allowed here" : "the unit '\(unit)' is not allowed here"
      return Words(
        "\(fact): expected \(noun)",
        help: Self.advice(number, unit: unit, noun: noun))
    case .missingUnit(let text, let units, let noun):
      return Words(
        "'\(text)' has no unit: expected \(noun)",
        help: units.count == 1 ? "the unit is \(units[0])" : "units are \(units.joined(separator: " and "))")
    case .notFinite(let text, let noun): return Words("'\(text)' is not a finite number: expected \(noun)")
    case .outOfRange(let text, let noun, let minimum, let maximum):
      let bounds = range(minimum, maximum)
      return Words("\(text) is out of range: expected \(noun.contains(bounds) ? noun : "\(noun) \(bounds)")")
    case .notWhole(let text, let noun): return Words("\(text) is not a whole number: expected \(noun)")
    }
  }

  private func range(_ minimum: Double?, _ maximum: Double?) -> String {
    switch (minimum, maximum) {
    case (let low?, let high?): "from \(Words.number(low)) to \(Words.number(high))"
    case (let low?, nil): "of at least \(Words.number(low))"
    case (nil, let high?): "of at most \(Words.number(high))"
    case (nil, nil): ""
    }
  }
}
